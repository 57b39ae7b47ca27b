import { html, type TemplateResult } from 'lit';
import { readText } from '../../../src/contract/loose.js';
import { webUrl } from '../../../src/html/links.js';
import receiptPhrases from '../../../src/i18n/checkout/en/receipt.json' with { type: 'json' };
import { plainButton } from '../../internal/buttons.js';
import { readPlan } from '../../internal/kept-plan.js';
import { latePart } from '../../internal/late-part.js';
import { lateView, type LateView } from '../../internal/late-view.js';
import type { OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import { EventCalendar } from './calendar.js';
import type { FirstSet } from './first-set.js';

/** What a receipt has beyond the order: calendar, contact, the visitor's plan, and its paper. */
export class ReceiptExtras {
  readonly #host: TicketsHost;
  readonly #calendar: EventCalendar;
  readonly #firstSet: LateView<FirstSet>;
  readonly #loadPaper;

  constructor(host: TicketsHost) {
    host.addPhrases(receiptPhrases);
    this.#host = host;
    this.#calendar = new EventCalendar(host);
    this.#firstSet = lateView(host, 'the first set of the plan', async () => {
      const { FirstSet } = await import('./first-set.js');
      return new FirstSet(host);
    });
    this.#loadPaper = latePart(host, 'the receipt to print', () => import('./print-receipt.js'));
  }

  /** Whom to ask, and what the visitor has planned to see first. */
  drawNext(view: OrderContext): TemplateResult {
    const hasPlan = !!readPlan(readText(view.feed.eventId))?.length;
    if (hasPlan && !this.#firstSet.isMissing) void this.#firstSet.load();
    return html`${this.#contact(view)} ${this.#firstSet.view?.draw(view)}`;
  }

  /** Undefined until the event has a date to add. */
  drawCalendar(): TemplateResult | undefined {
    const calendar = this.#calendar;
    return calendar.isKnown
      ? plainButton(this.#host.phrases.addToCalendar, () => calendar.save())
      : undefined;
  }

  /** Where its paper can't be loaded, the page itself is printed, whose styles leave out what can't be read. */
  async print(): Promise<void> {
    const paper = await this.#loadPaper();
    if (paper) paper.printReceipt(this.#host, this.#calendar.name);
    else print();
  }

  /** The organiser's contact, as far as the service states it. */
  #contact({ feed }: OrderContext): TemplateResult | undefined {
    const name = readText(feed.checkout?.legal?.organiser?.name);
    const href = webUrl(this.#calendar.website);
    if (!href) return undefined;
    return html`<p><a href=${href} rel="noopener">${name || new URL(href).host}</a></p>`;
  }
}
