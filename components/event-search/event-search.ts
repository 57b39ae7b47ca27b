import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { DataOf } from '../../src/contract/endpoints.js';

import englishSearch from '../../src/i18n/event-search/en/first.json' with { type: 'json' };
import englishEvents from '../../src/i18n/events/en/first.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import englishStates from '../../src/i18n/states/en/first.json' with { type: 'json' };
import { lenientBoolean } from '../internal/converters.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { clientOf } from '../internal/feed/clients.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { eventCardStyles } from '../internal/listed-events/event-cards.styles.js';
import { skeletonCards } from '../internal/listed-events/skeleton-cards.js';
import { focusEvent } from '../internal/listed-events/focus-event.js';
import type { EventSelected } from '../internal/listed-events/select-listed.js';
import { controls } from '../internal/styles/controls.styles.js';
import { AddressSync } from './address-sync.js';
import { searchStyles } from './event-search.styles.js';
import { KnownEvents } from './known-events.js';
import { MoreEvents } from './more-events.js';
import { isQuestion, emptyCriteria, queryOf, type SearchCriteria } from './question.js';
import { drawNothing, drawResults } from './results.js';
import { searchForm } from './search-form.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';
export type { EventSelected } from '../internal/listed-events/select-listed.js';

type Page = DataOf<'searchEvents'>;

/** Who types is not asked for every letter. */
const pauseMilliseconds = 250;

/**
 * Searches the public events of all organisers. Without a search it shows upcoming events.
 *
 * @tag event-search
 * @fires {CustomEvent<FeedLoaded>} event-search-loaded - Results have loaded or changed.
 * @fires {CustomEvent<FeedFailed>} event-search-failed - They could not be loaded; `code` says why.
 * @fires {CustomEvent<EventSelected>} event-search-selected - A visitor follows the link of an event.
 * Cancelable, to show it yourself.
 * @slot - Shown until the first events have loaded, and if they can't load.
 * @slot empty - Instead of the message for a search without results.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart form - The search form.
 * @csspart field - A field of the form.
 * @csspart count - How many events were found.
 * @csspart events - The list of events.
 * @csspart event - An event.
 * @csspart event-picture - The box of an event's picture.
 * @csspart event-name - The name of an event.
 * @csspart event-link - The link of an event.
 * @csspart event-dates - The dates of an event.
 * @csspart event-place - The place of an event.
 * @csspart event-price - The price of an event, or "Sold out".
 * @csspart button - "More events", "Show all events" and "Try again".
 * @csspart empty - The message for a search without results.
 * @csspart error - The error message.
 * @csspart stale - The line above events when a refresh failed.
 * @csspart demo-badge - "Demo data".
 */
export class EventSearch extends EventElement {
  static override properties: PropertyDeclarations = {
    query: {},
    country: {},
    limit: { type: Number },
    layout: {},
    syncUrl: { converter: lenientBoolean, attribute: 'sync-url' },
    headingLevel: { type: Number, attribute: 'heading-level' },
  };

  static override styles = [...EventElement.styles, controls, eventCardStyles, searchStyles];

  /** @internal */
  override english = phrasesFrom({ ...englishStates, ...englishEvents, ...englishSearch });
  /** @internal */
  override words = () => import('../../src/i18n/event-search/languages.js');
  /** @internal */
  declare phrases: Phrases<'search'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'search'>> | undefined;
  /** @internal */
  override readonly about = undefined;

  /** The first search. */
  query?: string | undefined;
  /** The first country, as an ISO 3166-1 code of two letters. */
  country?: string | undefined;
  /** Number of events at a time, 1 to 50 (20). */
  limit?: number | undefined;
  /** `cards` with large pictures, or a `list`. */
  layout?: 'cards' | 'list' | undefined;
  /** The page's address keeps the search. */
  syncUrl = false;
  /** Level of the events' names, 2 to 6. */
  headingLevel = 3;

  /** What stands in the fields. */
  #hasAsked = false;
  #typed: SearchCriteria = emptyCriteria;
  /** What the service was asked. */
  #query: SearchCriteria = emptyCriteria;
  #pause?: ReturnType<typeof setTimeout>;
  readonly #known = new KnownEvents();
  readonly #more = new MoreEvents();
  readonly #address = new AddressSync(this, (question) => this.#useQuery(question));
  /** What was drawn last: it stays in sight until the next answer is there. */
  #older: TemplateResult | undefined;

  readonly #feed = new FeedController(this, {
    endpoint: 'searchEvents',
    params: () => ({ query: queryOf(this.#query, this.limit) }),
    name: () => this.phrases.searchEvents,
    skeleton: () =>
      this.#older
        ? html`<div inert class="older">${this.#older}</div>`
        : skeletonCards(this.limit, this.layout === 'list' ? 'rows' : 'cards'),
    ready: (page) => (this.#older = this.#draw(page)),
    isEmpty: (page) => this.#eventsOf(page).length === 0,
    empty: () =>
      (this.#older = drawNothing(this.phrases, this.#query, (change) =>
        this.#search(change, true),
      )),
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#pause);
    this.#more.leave();
  }

  /** @internal The question stands above whatever becomes of it, and is not drawn anew with it. */
  override frame(content: unknown, busy = false): TemplateResult {
    const { phrases, language } = this;
    const { countries, hasDates, hasCountries } = this.#known;
    const ask = (change: Partial<SearchCriteria>, isFinal: boolean) =>
      this.#search(change, isFinal);
    const form = searchForm({
      phrases,
      language,
      question: this.#typed,
      countries,
      hasDates,
      hasCountries,
      search: ask,
    });
    return super.frame(
      html`${form}
        <p class="count" part="count" role="status">${this.#count()}</p>
        <div class="results">${content}</div>`,
      busy,
    );
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // The address may have a question on a page that asks none itself.
    if (this.#hasAsked && !changed.has('query') && !changed.has('country')) return;
    this.#hasAsked = true;
    const { query, country } = this;
    const asked = { ...emptyCriteria, words: query ?? '', country: country ?? '' };
    this.#typed = this.#query = (this.syncUrl && this.#address.read()) || asked;
  }

  protected override render(): TemplateResult {
    const page = this.#feed.data;
    if (page) this.#known.add(this.#query, page);
    return this.#feed.render();
  }

  #search(change: Partial<SearchCriteria>, isFinal: boolean): void {
    clearTimeout(this.#pause);
    this.#typed = { ...this.#typed, ...change };
    this.requestUpdate();
    const question = this.#typed;
    if (isFinal || question.words === '') this.#searchAfterPause(question);
    else this.#pause = setTimeout(() => this.#searchAfterPause(question), pauseMilliseconds);
  }

  /** Asks the service, unless the question is only begun. */
  #searchAfterPause(question: SearchCriteria): void {
    if (!isQuestion(question)) return;
    this.#query = question;
    if (this.syncUrl) this.#address.write(question);
    this.requestUpdate();
  }

  /** The visitor went back, or forward, to another question. */
  #useQuery(question: SearchCriteria): void {
    if (!this.syncUrl) return;
    clearTimeout(this.#pause);
    this.#typed = this.#query = question;
    this.requestUpdate();
  }

  #eventsOf(page: Page) {
    const client = clientOf(this);
    const results = this.#more.after(page);
    return this.#known.answersTo(this.#query, page, results, (path) => client?.absolute(path));
  }

  #count(): string {
    const page = this.#feed.data;
    if (!page) return '';
    const count = this.#eventsOf(page).length;
    if (count === 0) return '';
    const { eventsAndMore, eventsShown } = this.phrases;
    return this.#more.isMore ? eventsAndMore({ count }) : eventsShown({ count });
  }

  #draw(page: Page): TemplateResult {
    const events = this.#eventsOf(page);
    return drawResults(events, {
      host: this,
      words: this.#query.words,
      isMore: this.#more.isMore,
      isBusy: this.#more.isBusy,
      isFailed: this.#more.isFailed,
      loadMore: () => void this.#loadMore(events.length),
    });
  }

  async #loadMore(before: number): Promise<void> {
    const client = clientOf(this);
    if (!client) return;
    const loading = this.#more.load(client, queryOf(this.#query, this.limit));
    this.requestUpdate();
    await loading;
    if (this.#more.isFailed) this.announce(this.phrases.trouble);
    if (this.isConnected && !this.#more.isFailed) await focusEvent(this, before);
    else this.requestUpdate();
  }
}

define('event-search', EventSearch);

declare global {
  interface HTMLElementTagNameMap {
    'event-search': EventSearch;
  }
  interface GlobalEventHandlersEventMap {
    'event-search-loaded': CustomEvent<FeedLoaded>;
    'event-search-failed': CustomEvent<FeedFailed>;
    'event-search-selected': CustomEvent<EventSelected>;
  }
}
