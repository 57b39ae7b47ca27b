import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { DataOf } from '../../src/contract/endpoints.js';
import englishEvents from '../../src/i18n/events/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import englishStates from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { clientOf } from '../internal/feed/clients.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { latePart } from '../internal/late-part.js';
import { eventCardStyles } from '../internal/listed-events/event-cards.styles.js';
import { focusEvent } from '../internal/listed-events/focus-event.js';
import { listedEvents, type ListedEvent } from '../internal/listed-events/listed-event.js';
import { selectListed, type EventSelected } from '../internal/listed-events/select-listed.js';
import { drawUpcoming } from './upcoming.js';
import { organiserStyles } from './organiser-events.styles.js';
import { drawProfile, organiserProfile } from './profile.js';
import { organiserSkeleton } from './skeleton.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { EventSelected } from '../internal/listed-events/select-listed.js';

/**
 * An organiser's profile and upcoming events, soonest first.
 *
 * @tag organiser-events
 * @fires {CustomEvent<FeedLoaded>} organiser-events-loaded - The feed has loaded or changed.
 * @fires {CustomEvent<FeedFailed>} organiser-events-failed - It could not be loaded; `code` says why.
 * @fires {CustomEvent<EventSelected>} organiser-events-selected - A visitor follows the link of an
 * event. Cancelable, to show it yourself.
 * @slot - Shown until the feed has loaded, and if it can't load.
 * @slot empty - Instead of the message for an organiser without upcoming events.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart profile - The organiser's profile.
 * @csspart logo - The box of the logo.
 * @csspart title - The name of the organiser, or "Upcoming events" if the profile is off.
 * @csspart subtitle - "Upcoming events" below a profile.
 * @csspart link - A website or profile of the organiser.
 * @csspart month - The heading of a month.
 * @csspart events - A list of events.
 * @csspart event - An event.
 * @csspart event-picture - The box of an event's picture.
 * @csspart event-name - The name of an event.
 * @csspart event-link - The link of an event.
 * @csspart event-dates - The dates of an event.
 * @csspart event-place - The place of an event.
 * @csspart event-price - The price of an event, or "Sold out".
 * @csspart button - "More events" and "Try again".
 * @csspart empty - The message for an organiser without upcoming events.
 * @csspart error - The error message.
 * @csspart stale - The line above events when a refresh failed.
 * @csspart demo-badge - "Demo data".
 */
export class OrganiserEvents extends EventElement {
  static override properties: PropertyDeclarations = {
    organiser: {},
    profile: {},
    limit: { type: Number },
    headingLevel: { type: Number, attribute: 'heading-level' },
  };

  static override styles = [...EventElement.styles, eventCardStyles, organiserStyles];

  /** @internal */
  override english = phrasesFrom({ ...englishStates, ...englishEvents });
  /** @internal */
  override words = () => import('../../src/i18n/events/languages.js');
  /** @internal */
  declare phrases: Phrases<'events'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'events'>> | undefined;
  /** @internal */
  override readonly about = 'organiser';

  /** Slug of the organiser; by default the script tag's. */
  organiser?: string | undefined;
  /** `off` shows only the events. */
  profile?: 'on' | 'off' | undefined;
  /** Number of events at first; "More events" shows the others. By default all. */
  limit?: number | undefined;
  /** Level of the first heading, 2 to 6. */
  headingLevel = 2;

  /** A visitor has asked for the events beyond the limit. */
  #isWhole = false;

  readonly #feed = new FeedController(this, {
    endpoint: 'getOrganiser',
    params: () => (this.settings.organiser ? { slug: this.settings.organiser } : undefined),
    name: () => this.phrases.upcomingEvents,
    skeleton: () => organiserSkeleton(this.#showsProfile, this.limit),
    ready: (data) => this.#draw(data),
    isEmpty: (data) => this.#eventsOf(data).length === 0 && !this.#profileOf(data),
    empty: () => this.#drawEmptyNotice(),
  });

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('organiser') || changed.has('limit')) this.#isWhole = false;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#feed.data) void this.#drawWords(this.#feed.data);
  }

  protected override render(): TemplateResult {
    return this.#feed.render();
  }

  get #showsProfile(): boolean {
    return this.profile !== 'off';
  }

  #eventsOf(data: DataOf<'getOrganiser'>): ListedEvent[] {
    const client = clientOf(this);
    return listedEvents(data.upcomingEvents, (path) => client?.absolute(path));
  }

  #profileOf(data: DataOf<'getOrganiser'>) {
    return this.#showsProfile ? organiserProfile(data) : undefined;
  }

  #draw(data: DataOf<'getOrganiser'>): TemplateResult {
    const events = this.#eventsOf(data);
    const profile = this.#profileOf(data);
    const list = drawUpcoming(events, {
      language: this.language,
      phrases: this.phrases,
      headingLevel: this.headingLevel + (profile?.name ? 1 : 0),
      limit: this.#isWhole ? undefined : this.limit,
      select: (event, press) => selectListed(this, 'organiser-events-selected', event, press),
      showAll: (before) => void this.#showAll(before),
    });
    return html`
      ${profile ? drawProfile(profile, this) : nothing}
      ${events.length > 0 ? list : html`<slot name="empty">${this.#drawEmptyNotice()}</slot>`}
    `;
  }

  #drawEmptyNotice(): TemplateResult {
    return html`<p class="notice notice-title" part="empty">${this.phrases.emptyEvents}</p>`;
  }

  readonly #loadRest = latePart(
    this,
    'the words of the organiser',
    () => import('./after-paint.js'),
  );

  /** The organiser's words with their links and emphasis; without that code they stay plain. */
  async #drawWords(data: DataOf<'getOrganiser'>): Promise<void> {
    const box = this.renderRoot.querySelector('.bio');
    const profile = this.#profileOf(data);
    if (!box || !profile?.bioHtml) return;
    const code = await this.#loadRest();
    if (data !== this.#feed.data || !box.isConnected) return;
    code?.fillBio(box, profile, this.headingLevel, this.phrases);
  }

  /** The focus goes to the first event that was not there. */
  async #showAll(before: number): Promise<void> {
    this.#isWhole = true;
    await focusEvent(this, before);
    this.announce(
      this.phrases.eventsShown({ count: this.renderRoot.querySelectorAll('.event').length }),
    );
  }
}

define('organiser-events', OrganiserEvents);

declare global {
  interface HTMLElementTagNameMap {
    'organiser-events': OrganiserEvents;
  }
  interface GlobalEventHandlersEventMap {
    'organiser-events-loaded': CustomEvent<FeedLoaded>;
    'organiser-events-failed': CustomEvent<FeedFailed>;
    'organiser-events-selected': CustomEvent<EventSelected>;
  }
}
