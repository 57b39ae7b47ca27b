import type { SafeAddress } from '../../src/html/links.js';
import type { Broadcasts } from '../../src/contract/broadcasts.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { EventElement } from '../internal/element.js';
import type { Announcement } from './broadcasts.js';

/** A feed of announcements, or one line for the newest. */
export type AnnouncementsLayout = 'feed' | 'banner';

/** What the parts see of the element. */
export interface AnnouncementsHost extends EventElement {
  phrases: Phrases<'announcements'>;
  language: string;
  readonly headingLevel: number;
  readonly timezone?: string | undefined;
  readonly limit: number;
  readonly reserve: boolean;
  /** The newest answer, whoever asked for it. */
  readonly data: Broadcasts | undefined;
  /** Of the categories that the author wants, newest first. */
  readonly announcements: readonly Announcement[];
  /** Which address of a feed a visitor may follow; undefined until that is known. */
  readonly checkAddress?: ((address: string) => SafeAddress | undefined) | undefined;
  /** Called before a link is followed; undefined until that code has come. */
  readonly follow?: ((press: Event) => void) | undefined;
}
