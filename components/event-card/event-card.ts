import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { clock } from '../../src/clock/clock.js';
import { readObject, readText } from '../../src/contract/loose.js';
import englishCard from '../../src/i18n/event-card/en/first.json' with { type: 'json' };
import type { CardPhrases } from '../../src/i18n/event-card/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import states from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { StatePhrases } from '../../src/i18n/states/phrases.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { latePart } from '../internal/late-part.js';
import { controls } from '../internal/styles/controls.styles.js';
import type { EventData, CardExtras, CardLayout } from './card-context.js';
import { cardView } from './card-view.js';
import { cardStyles } from './event-card.styles.js';
import { eventOf, isEmpty, type EventDetails } from './event-details.js';
import { cardSkeleton } from './skeleton.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';

/** What `event-card-before-tickets` tells. */
export interface TicketsWanted {
  /** Slug of the event, as the service has it. */
  readonly event: string;
  /** Where the button leads; absent where it leads to a part of this page. */
  readonly url?: string;
}

/**
 * An event at a glance: what, when, where, and a link to its tickets.
 *
 * @tag event-card
 * @fires {CustomEvent<FeedLoaded>} event-card-loaded - The event has loaded or changed.
 * @fires {CustomEvent<FeedFailed>} event-card-failed - It could not be loaded; `code` says why.
 * @fires {CustomEvent<TicketsWanted>} event-card-before-tickets - The button was pressed.
 *   Cancelable, to lead the visitor elsewhere.
 * @slot - Shown until the event has loaded, and if it can't load.
 * @slot empty - Instead of the message for an event without details.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart card - The whole card.
 * @csspart picture - The box of the picture.
 * @csspart title - The name of the event.
 * @csspart status - "Cancelled", "Postponed", or a note that the event is over.
 * @csspart description - The tagline, or the start of the description.
 * @csspart facts - When, where, for whom and by whom.
 * @csspart link - The link to a map.
 * @csspart button-primary - The button to the tickets.
 * @csspart button - The tickets button before the sale, and "Add to calendar".
 * @csspart sale - "Sold out", instead of the button.
 * @csspart waiting - The link of a sold-out event to the waiting list.
 * @csspart calendar - The calendar menu.
 * @csspart empty - The message for an event without details.
 * @csspart error - The error message.
 * @csspart stale - The line above an event when a refresh failed.
 * @csspart demo-badge - "Demo data".
 */
export class EventCard extends EventElement {
  static override properties: PropertyDeclarations = {
    headingLevel: { type: Number, attribute: 'heading-level' },
    layout: {},
    ticketsTarget: { attribute: 'tickets-target' },
    waitingTarget: { attribute: 'waiting-target' },
    soldOutHref: { attribute: 'sold-out-href' },
    schema: {},
  };

  static override styles = [...EventElement.styles, controls, cardStyles];

  /** @internal */
  override english = phrasesFrom({ ...states, ...englishCard });
  /** @internal */
  override words = () => import('../../src/i18n/event-card/languages.js');
  /** @internal */
  declare phrases: StatePhrases & CardPhrases;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<StatePhrases & CardPhrases> | undefined;

  /** Level of the heading, 2 to 6. */
  headingLevel = 2;
  /** `card`; `banner`, text on the picture; or `line`, a row. */
  layout: CardLayout = 'card';
  /** Selector of the button's target on this page (`#tickets`), such as an `<event-tickets>`. */
  ticketsTarget?: string | undefined;
  /**
   * Selector of the waiting list on this page, such as an `<event-prelaunch>` or `<event-signup-form>`: a
   * sold-out event leads there.
   */
  waitingTarget?: string | undefined;
  /** Address of a waiting list elsewhere, for a sold-out event. */
  soldOutHref?: string | undefined;
  /** `off` leaves out the data for search engines. */
  schema?: 'on' | 'off' | undefined;

  readonly #feed = new FeedController(this, {
    endpoint: 'getEvent',
    params: () => (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.event,
    skeleton: () => cardSkeleton(this.layout),
    ready: (data) => this.#draw(eventOf(data, clock.now())),
    isEmpty: (data) => isEmpty(eventOf(data, clock.now())),
    empty: () => html`<p class="notice notice-title" part="empty">${this.phrases.emptyEvent}</p>`,
  });

  #later?: CardExtras;
  /** Addresses of pictures that do not load. */
  readonly #brokenPictures = new Set<string>();

  /** @internal */
  get data(): EventData | undefined {
    const { data } = this.#feed;
    if (!data) return undefined;
    const { slug, schemaOrg } = readObject(data);
    return { slug: readText(slug), schemaOrg, answer: data };
  }

  /** Loads the event again. */
  refresh(): Promise<void> {
    return this.#feed.refresh();
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    void this.#prepare();
  }

  protected override render(): TemplateResult {
    return this.#feed.render();
  }

  /** Beside the feed, which takes as long: addresses are examined by code that comes later. */
  async #prepare(): Promise<void> {
    const load = latePart(this, 'where its button leads', () => import('./extras/card-extras.js'));
    this.#later = (await load())?.cardExtrasOf(this);
    this.requestUpdate();
  }

  #draw(event: EventDetails): TemplateResult {
    const { pictureUrl } = event;
    const isBroken = !pictureUrl || this.#brokenPictures.has(pictureUrl);
    return cardView({
      host: this,
      event,
      later: this.#later,
      picture: isBroken || this.layout === 'line' ? undefined : pictureUrl,
      pictureFailed: () => {
        this.#brokenPictures.add(pictureUrl ?? '');
        this.requestUpdate();
      },
    });
  }
}

define('event-card', EventCard);

declare global {
  interface HTMLElementTagNameMap {
    'event-card': EventCard;
  }
  interface GlobalEventHandlersEventMap {
    'event-card-loaded': CustomEvent<FeedLoaded>;
    'event-card-failed': CustomEvent<FeedFailed>;
    'event-card-before-tickets': CustomEvent<TicketsWanted>;
  }
}
