import type { ReactiveController, TemplateResult } from 'lit';
import { browserTimer } from '../../../src/cache/timer.js';
import { pageRecord } from '../../../src/embed/page.js';
import { eventEntry } from '../../../src/format/event-entry.js';
import { untilWords } from '../../../src/format/until.js';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';
import { hashAddress } from '../../../src/html/page-addresses.js';
import cardParts from '../../../src/i18n/event-card/en/parts.json' with { type: 'json' };
import details from '../../../src/i18n/states/en/details.json' with { type: 'json' };
import { clientOf } from '../../internal/feed/clients.js';
import { findTarget, goToElement } from '../../internal/neighbours/go-to-element.js';
import { Neighbours } from '../../internal/neighbours/neighbours.js';
import { WaitingList } from '../../internal/neighbours/waiting-list.js';
import { TimeUntil } from '../../internal/time-until.js';
import type { EventElement } from '../../internal/element.js';
import { StructuredData } from '../../internal/feed/structured-data.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { CardHost, CardExtras } from '../card-context.js';
import type { EventDetails } from '../event-details.js';
import { calendarMenu } from './calendar-menu.js';
import { laterStyles } from './later.styles.js';

/** All cards see a sale open in the same second: each looks at a time of its own after it. */
const waitSeconds = 2;
const spreadSeconds = 58;

/** What a card needs besides what is seen first: addresses, calendar, search engines, the opening. */
class LateExtras implements ReactiveController, CardExtras {
  message: string | undefined;
  readonly #host: CardHost;
  readonly #structured: StructuredData;
  readonly #opening: TimeUntil;
  #endWait?: (() => void) | undefined;
  readonly #tickets: Neighbours<EventElement>;
  readonly #waitingList: WaitingList;

  constructor(host: CardHost) {
    host.addPhrases(cardParts);
    host.addPhrases(details);
    this.#host = host;
    adoptStyles(host.renderRoot, laterStyles);
    this.#structured = new StructuredData(host);
    this.#tickets = new Neighbours(host, 'event-tickets', () => host.requestUpdate());
    this.#waitingList = new WaitingList(host);
    this.#opening = new TimeUntil(host, () => this.#refreshLater());
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#endWait?.();
  }

  hostUpdated(): void {
    const { data, schema, settings, isConnected } = this.#host;
    if (!data || !isConnected) return;
    // The line-up shows a block under this name, too: the two are one. Both feeds state the slug.
    const name = `lineup ${data.slug || (settings.event ?? '')}`;
    this.#structured.show(name, schema === 'off' ? null : data.schemaOrg);
  }

  ticketAddress({ ticketUrl }: EventDetails): SafeAddress | undefined {
    const target = this.#ticketsElement;
    // Never what found it: a text can be a selector and the address of a script at once.
    if (target) return hashAddress(target.id || 'tickets');
    return ticketUrl ? webUrl(clientOf(this.#host)?.absolute(ticketUrl)) : undefined;
  }

  waitingList(): TemplateResult | undefined {
    return this.#waitingList.draw();
  }

  mapAddress({ venue }: EventDetails): SafeAddress | undefined {
    const { name, address, point } = venue;
    const map = 'https://www.openstreetmap.org/';
    if (point) {
      const [north, east] = point;
      return webUrl(`${map}?mlat=${north}&mlon=${east}#map=16/${north}/${east}`);
    }
    const words = [name, address].filter(Boolean).join(', ');
    return words ? webUrl(`${map}search?query=${encodeURIComponent(words)}`) : undefined;
  }

  calendar(): TemplateResult | undefined {
    const { phrases, data, layout, settings } = this.#host;
    const entry = layout === 'line' ? undefined : eventEntry(data?.answer, settings.event ?? '');
    return entry && calendarMenu(entry, phrases);
  }

  opensIn({ sale }: EventDetails): string | undefined {
    const startsAt = sale?.kind === 'upcoming' ? sale.startsAt : undefined;
    const left = this.#opening.leftUntil(startsAt);
    return left === undefined ? undefined : untilWords(left, this.#host.language);
  }

  handlePress(press: Event, event: EventDetails): void {
    const target = this.#ticketsElement;
    const url = this.ticketAddress(event);
    const told = { event: this.#host.data?.slug ?? '', ...(target || !url ? {} : { url }) };
    if (!this.#host.emit('event-card-before-tickets', told, { cancelable: true })) {
      press.preventDefault();
    } else if (target) {
      press.preventDefault();
      goToElement(target);
    } else if (pageRecord().settings.demo) {
      press.preventDefault();
      this.message = this.#host.phrases.demoTickets;
      this.#host.requestUpdate();
    }
  }

  #refreshLater(): void {
    const seconds = waitSeconds + Math.random() * spreadSeconds;
    this.#endWait = browserTimer(seconds, () => void this.#host.refresh());
  }

  /** What the author names, else tickets of the same event on the same page. */
  get #ticketsElement(): HTMLElement | undefined {
    return this.#namedElement ?? this.#tickets.all[0];
  }

  /** Looked for at each press: it may have come into the page since. */
  get #namedElement(): HTMLElement | undefined {
    return findTarget(this.#host.ticketsTarget);
  }
}

const parts = new WeakMap<CardHost, LateExtras>();

export function cardExtrasOf(host: CardHost): CardExtras {
  let later = parts.get(host);
  if (!later) parts.set(host, (later = new LateExtras(host)));
  return later;
}
