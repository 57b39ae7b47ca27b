import type { LitElement } from 'lit';
import { followGrowth } from './hash-target.js';
import { TranslatedTexts } from './translated-texts.js';

/**
 * The duties of an element to the host page, once it has content.
 * @param changes what has become of its nodes so far
 */
export function behaveAsGuest(host: LitElement, changes: readonly MutationRecord[]): void {
  followGrowth(host);
  new TranslatedTexts(host, changes);
}
