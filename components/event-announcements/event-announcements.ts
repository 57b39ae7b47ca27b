import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { SafeAddress } from '../../src/html/links.js';
import type { Broadcasts } from '../../src/contract/broadcasts.js';
import english from '../../src/i18n/event-announcements/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import states from '../../src/i18n/states/en/first.json' with { type: 'json' };
import { lenientBoolean } from '../internal/converters.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { latePart } from '../internal/late-part.js';
import { controls } from '../internal/styles/controls.styles.js';
import { AnnouncementList } from './announcement-list.js';
import type { AnnouncementsLayout } from './announcements-host.js';
import type { Banner } from './banner/banner.js';
import { announcementsOf, ofCategories, type Announcement } from './broadcasts.js';
import { announcementStyles } from './event-announcements.styles.js';
import { announcementsSkeleton } from './skeleton.js';
import type { Updates } from './updates.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { AnnouncementsLayout } from './announcements-host.js';

/** What `event-announcements-received` tells. */
export interface AnnouncementsReceived {
  readonly count: number;
}

/**
 * The organiser's announcements, newest first, kept up to date while the page is open: as a feed, or as
 * a banner.
 *
 * @tag event-announcements
 * @fires {CustomEvent<FeedLoaded>} event-announcements-loaded - The announcements have loaded.
 * @fires {CustomEvent<FeedFailed>} event-announcements-failed - They could not be loaded; `code` says why.
 * @fires {CustomEvent<AnnouncementsReceived>} event-announcements-received - New announcements arrived.
 * @slot - Shown until the announcements have loaded, and if they can't load.
 * @slot empty - Instead of the message for an event without announcements.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart items - The list.
 * @csspart item - An announcement.
 * @csspart meta - The line with category and time.
 * @csspart category - The category of an announcement.
 * @csspart time - The time of an announcement.
 * @csspart title - The heading of an announcement.
 * @csspart body - The text of an announcement.
 * @csspart link - The link of an announcement.
 * @csspart banner - The banner.
 * @csspart button - "Earlier announcements", "2 new announcements", "Dismiss" and "Try again".
 * @csspart new - "2 new announcements".
 * @csspart dismiss - The button that dismisses the banner.
 * @csspart empty - The message for an event without announcements.
 * @csspart error - The error message.
 * @csspart stale - The line above announcements when a refresh failed.
 * @csspart demo-badge - "Demo data".
 * @cssprop --event-sticky-top - Height of your sticky header.
 */
export class EventAnnouncements extends EventElement {
  static override properties: PropertyDeclarations = {
    headingLevel: { type: Number, attribute: 'heading-level' },
    layout: {},
    categories: {},
    limit: { type: Number },
    timezone: {},
    reserve: { converter: lenientBoolean },
  };

  static override styles = [...EventElement.styles, controls, announcementStyles];

  /** @internal */
  override english = phrasesFrom({ ...states, ...english });
  /** @internal */
  override words = () => import('../../src/i18n/event-announcements/languages.js');
  /** @internal */
  declare phrases: Phrases<'announcements'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'announcements'>> | undefined;

  /** Level of the headings, 2 to 6. */
  headingLevel = 3;
  /** `feed`, or `banner`: one line with the newest update or reminder. */
  layout: AnnouncementsLayout = 'feed';
  /** Only these categories, separated by commas: `update`, `reminder`, `marketing`. */
  categories?: string | undefined;
  /** Number of announcements before "Earlier announcements". */
  limit = 5;
  /** Time zone of the event, such as `Europe/London`; by default the visitor's. */
  timezone?: string | undefined;
  /** The banner keeps its space while there is nothing to show. */
  reserve = false;
  /** @internal */
  checkAddress?: ((address: string) => SafeAddress | undefined) | undefined;
  /** @internal */
  follow?: ((press: Event) => void) | undefined;

  readonly #list = new AnnouncementList(this);
  #updates?: Updates;
  #banner?: Banner;
  #subject?: string | undefined;
  readonly #feed = new FeedController(this, {
    endpoint: 'listBroadcasts',
    params: () => (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.announcements,
    skeleton: announcementsSkeleton,
    ready: () => html`${this.#updates?.note} ${this.#list.render()}`,
    isEmpty: () => this.announcements.length === 0,
    empty: () =>
      html`<p class="notice notice-title" part="empty">${this.phrases.emptyAnnouncements}</p>`,
  });

  /** @internal */
  get data(): Broadcasts | undefined {
    const { data } = this.#feed;
    return data && (this.#updates?.data ?? data);
  }

  /** @internal */
  get announcements(): readonly Announcement[] {
    return this.data ? ofCategories(announcementsOf(this.data), this.categories) : [];
  }

  protected override updated(): void {
    if (this.#feed.data && !this.#updates) void this.#loadLate();
    if (this.layout === 'banner' && !this.#banner) void this.#bringBanner();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { event } = this.settings;
    if (event !== this.#subject) this.#list.reset();
    this.#subject = event;
    if (this.layout !== 'banner') return this.#feed.render();
    // Whoever waits for a line, or cannot have it, sees nothing of that.
    const line = this.#banner?.render();
    return line && (this.announcements.length > 0 || this.reserve) ? this.frame(line) : nothing;
  }

  readonly #loadRest = latePart(
    this,
    'what keeps announcements up to date',
    () => import('./after-paint.js'),
  );

  readonly #loadBanner = latePart(this, 'the banner', () => import('./banner/banner.js'));

  async #loadLate(): Promise<void> {
    const code = await this.#loadRest();
    if (!code || !this.isConnected || this.#updates) return;
    this.checkAddress = code.webUrl;
    this.follow = new code.PageLinks(this).follow;
    this.#updates = new code.Updates(this, this.#feed);
    this.requestUpdate();
  }

  async #bringBanner(): Promise<void> {
    const code = await this.#loadBanner();
    if (!code || this.#banner) return;
    this.#banner = new code.Banner(this);
    this.requestUpdate();
  }
}

define('event-announcements', EventAnnouncements);

declare global {
  interface HTMLElementTagNameMap {
    'event-announcements': EventAnnouncements;
  }
  interface GlobalEventHandlersEventMap {
    'event-announcements-loaded': CustomEvent<FeedLoaded>;
    'event-announcements-failed': CustomEvent<FeedFailed>;
    'event-announcements-received': CustomEvent<AnnouncementsReceived>;
  }
}
