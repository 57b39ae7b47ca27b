import { html, type TemplateResult } from 'lit';
import { readText } from '../../../src/contract/loose.js';
import { webUrl } from '../../../src/html/links.js';
import { heading } from '../../internal/heading.js';
import { plainButton } from '../../internal/buttons.js';
import { latePart } from '../../internal/late-part.js';
import type { TicketsHost } from '../tickets-host.js';
import type { LaterResults } from './later-results.js';
import { emailOf, type OrderContext } from '../parts/order-context.js';
import { orderReference } from './order-reference.js';
import { orderReview } from '../parts/review.js';

interface DoneView extends LaterResults {
  /** Of an order with a plan: what was paid and the instalments to come. */
  readonly paid: TemplateResult | undefined;
}

/** The receipt: the reference, tickets and payment, and what happens next. */
export function doneStep(view: OrderContext, { calendar, codes, paid }: DoneView): TemplateResult {
  const { host, state, checkout } = view;
  const { phrases, headingLevel } = host;
  const { order } = state;
  return html`<div class="receipt">
    <p>${phrases.sentTo({ address: emailOf(state) })}</p>
    ${orderReference(view)} ${paid ?? paidReview(view)}
    <section class="next">
      ${heading(headingLevel, phrases.whatNext, 'next-title')}
      <p>${phrases.lookForEmail}</p>
      ${order?.reference ? html`<p>${phrases.askWithReference({ reference: order.reference })}</p>` : undefined}
      ${contact(view, calendar?.website)}
    </section>
    <p class="row">
      ${ticketsLink(view)}
      ${calendar?.isKnown ? plainButton(phrases.addToCalendar, () => calendar.save()) : undefined}
      ${plainButton(phrases.printOrder, () => void printReceipt(host, calendar?.name))}
      ${plainButton(phrases.buyMore, () => checkout.startOver())}
    </p>
    ${codes?.draw(view)}
  </div>`;
}

/** Where its paper can't be loaded, the page itself is printed, whose styles leave out what can't be read. */
async function printReceipt(host: TicketsHost, event: string | undefined): Promise<void> {
  const load = latePart(host, 'the receipt to print', () => import('./print-receipt.js'));
  const paper = await load();
  if (paper) paper.printReceipt(host, event);
  else print();
}

/** The order review, marked as paid unless instalments remain. */
function paidReview(view: OrderContext): TemplateResult {
  const { totalPennies, plan } = view.state.order?.sums ?? {};
  const isPaid = !!totalPennies && (plan?.installments.length ?? 0) < 2;
  return orderReview(view, undefined, isPaid ? view.host.phrases.totalPaid : undefined);
}

/** The organiser's contact, as far as the service states it. */
function contact({ feed }: OrderContext, website: string | undefined): TemplateResult | undefined {
  const name = readText(feed.checkout?.legal?.organiser?.name);
  const href = webUrl(website);
  if (!href) return undefined;
  return html`<p><a href=${href} rel="noopener">${name || new URL(href).host}</a></p>`;
}

function ticketsLink({ host: { phrases }, state }: OrderContext): TemplateResult | undefined {
  const href = webUrl(state.order?.ticketsUrl);
  if (!href) return undefined;
  return html`<a class="button button-primary" part="button-primary" href=${href}
    ><span>${phrases.seeTickets}</span></a
  >`;
}
