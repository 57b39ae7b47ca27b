import type { LitElement } from 'lit';
import { followGrowth } from './hash-target.js';
import { TranslatedTexts } from './translated-texts.js';

/**
 * What an element owes the page it is a guest on, once there is something to see.
 * @param changes what has become of its nodes so far
 */
export function behaveAsGuest(host: LitElement, changes: readonly MutationRecord[]): void {
  followGrowth(host);
  new TranslatedTexts(host, changes);
}
