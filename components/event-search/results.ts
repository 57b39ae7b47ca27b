import { html, nothing, type TemplateResult } from 'lit';
import type { Phrases } from '../../src/i18n/phrases.js';
import { plainButton } from '../internal/buttons.js';
import { eventCards } from '../internal/listed-events/event-cards.js';
import type { ListedEvent } from '../internal/listed-events/listed-event.js';
import { selectListed } from '../internal/listed-events/select-listed.js';
import type { EventElement } from '../internal/element.js';
import { emptyCriteria, type SearchCriteria } from './question.js';
import { markWords, wordsOf } from './words.js';

interface ResultsView {
  readonly host: EventElement & {
    readonly phrases: Phrases<'search'>;
    readonly headingLevel: number;
    readonly layout?: 'cards' | 'list' | undefined;
  };
  readonly words: string;
  readonly isMore: boolean;
  /** More are on their way. */
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  readonly loadMore: () => void;
}

export function drawResults(events: readonly ListedEvent[], view: ResultsView): TemplateResult {
  const { host, words, isMore, isBusy, isFailed, loadMore } = view;
  const { language, phrases, headingLevel, layout } = host;
  const wanted = wordsOf(words);
  const list = eventCards(events, {
    language,
    phrases,
    level: headingLevel,
    layout: layout === 'list' ? 'rows' : 'cards',
    withOrganiser: true,
    mark: (text) => markWords(text, wanted),
    select: (event, press) => selectListed(host, 'event-search-selected', event, press),
  });
  const more = isBusy
    ? html`<span class="button" aria-disabled="true">${phrases.moreEvents}</span>`
    : plainButton(phrases.moreEvents, loadMore);
  return html`${list} ${isFailed ? html`<p class="failed">${phrases.trouble}</p>` : nothing}
  ${isMore ? html`<p class="more">${more}</p>` : nothing}`;
}

/** What was searched for, and ways to find more. */
export function drawNothing(
  phrases: Phrases<'search'>,
  { words, from, to, country }: SearchCriteria,
  ask: (change: Partial<SearchCriteria>) => void,
): TemplateResult {
  const isNarrow = from || to || country;
  const wider = { ...emptyCriteria, words };
  return html`<div class="notice" part="empty">
    <p class="notice-title">
      ${words.trim() ? phrases.nothingFoundFor({ words: words.trim() }) : phrases.nothingFound}
    </p>
    <p class="ways">
      ${words && isNarrow ? plainButton(phrases.searchEverywhere, () => ask(wider)) : nothing}
      ${words || isNarrow ? plainButton(phrases.searchAnew, () => ask(emptyCriteria)) : nothing}
    </p>
  </div>`;
}
