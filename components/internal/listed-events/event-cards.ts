import { html, nothing, type TemplateResult } from 'lit';
import type { SafeAddress } from '../../../src/html/links.js';
import { dateRange } from '../../../src/format/dates.js';
import { money } from '../../../src/format/money.js';
import type { EventsPhrases } from '../../../src/i18n/events/phrases.js';
import { heading } from '../heading.js';
import type { ListedEvent } from './listed-event.js';
import { noteLoading } from './picture-loading.js';

/** What the cards need of the element that shows them. */
export interface CardsContext {
  readonly language: string;
  readonly phrases: EventsPhrases;
  /** Of the events' names. */
  readonly level: number;
  /** Cards beside each other, or one below the other where they are many. */
  readonly layout: 'cards' | 'rows';
  /** Names the organiser, for lists with events of several. */
  readonly withOrganiser?: boolean;
  /** Marks what was searched for; the text as it is unless told. */
  readonly mark?: (text: string) => unknown;
  readonly select: (event: ListedEvent, press: MouseEvent) => void;
}

/** Events as cards: what they are, when, where and for how much, as far as that is known. */
export function eventCards(events: readonly ListedEvent[], context: CardsContext): TemplateResult {
  return html`<ul role="list" class="events ${context.layout}" part="events">
    ${events.map((event) => eventCard(event, context))}
  </ul>`;
}

const asItIs = (text: string): unknown => text;

function eventCard(event: ListedEvent, context: CardsContext): TemplateResult {
  const { level, withOrganiser, mark = asItIs } = context;
  const { name, place, organiser, imageUrl } = event;
  return html`<li class="event" part="event">
    ${imageUrl ? drawPicture(imageUrl) : nothing}
    <div class="event-text">
      ${heading(level, drawLink(event, mark(name), context), 'event-name')}
      ${drawDates(event, context)}
      ${place ? html`<p class="event-place" part="event-place"><bdi translate="no">${mark(place)}</bdi></p>` : nothing}
      ${
        withOrganiser && organiser
          ? html`<p class="event-organiser"><bdi translate="no">${mark(organiser)}</bdi></p>`
          : nothing
      }
      ${drawPrice(event, context)}
    </div>
  </li>`;
}

/** The name leads there; where there is nowhere to lead to it is only a name. */
function drawLink(event: ListedEvent, name: unknown, { select }: CardsContext): TemplateResult {
  const words = html`<bdi translate="no">${name}</bdi>`;
  if (!event.href) return words;
  const press = (click: MouseEvent) => select(event, click);
  return html`<a class="event-link" part="event-link" href=${event.href} @click=${press}
    >${words}</a
  >`;
}

/** Its box has its size before a byte of it has come. */
const drawPicture = (src: SafeAddress) =>
  html`<span class="event-picture" part="event-picture"
    ><img
      src=${src}
      alt=""
      width="640"
      height="360"
      loading="lazy"
      decoding="async"
      @load=${noteLoading}
      @error=${noteLoading}
  /></span>`;

function drawDates({ startDate, endDate }: ListedEvent, { language }: CardsContext) {
  const words = dateRange(startDate, endDate, language);
  return words
    ? html`<p class="event-dates" part="event-dates">
        <time datetime=${startDate ?? endDate ?? nothing}>${words}</time>
      </p>`
    : nothing;
}

function drawPrice(event: ListedEvent, { language, phrases }: CardsContext) {
  const words = priceWords(event, language, phrases);
  return words ? html`<p class="event-price" part="event-price">${words}</p>` : nothing;
}

function priceWords(event: ListedEvent, language: string, phrases: EventsPhrases) {
  const { fromPrice, currency, isSoldOut } = event;
  if (isSoldOut) return phrases.eventSoldOut;
  if (fromPrice === 0) return phrases.freeEvent;
  if (fromPrice === undefined || !currency) return undefined;
  return phrases.priceFrom({ price: money(fromPrice, currency, language) });
}
