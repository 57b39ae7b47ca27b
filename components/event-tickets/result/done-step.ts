import { html, type TemplateResult } from 'lit';
import { webUrl } from '../../../src/html/links.js';
import { heading } from '../../internal/heading.js';
import { plainButton } from '../../internal/buttons.js';
import type { LaterResults } from './later-results.js';
import { emailOf, type OrderContext } from '../parts/order-context.js';
import { orderReference } from './order-reference.js';
import { orderReview } from '../parts/review.js';

interface DoneView extends LaterResults {
  /** Of an order with a plan: what was paid and the instalments to come. */
  readonly paid: TemplateResult | undefined;
}

/** The receipt: the reference, tickets and payment, and what happens next. */
export function doneStep(view: OrderContext, { extras, codes, paid }: DoneView): TemplateResult {
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
      ${extras?.drawNext(view)}
    </section>
    <p class="row">
      ${ticketsLink(view)} ${extras?.drawCalendar()}
      ${plainButton(phrases.printOrder, () => (extras ? void extras.print() : print()))}
      ${plainButton(phrases.buyMore, () => checkout.startOver())}
    </p>
    ${codes?.draw(view)}
  </div>`;
}

/** The order review, marked as paid unless instalments remain. */
function paidReview(view: OrderContext): TemplateResult {
  const { totalPennies, plan } = view.state.order?.sums ?? {};
  const isPaid = !!totalPennies && (plan?.installments.length ?? 0) < 2;
  return orderReview(view, undefined, isPaid ? view.host.phrases.totalPaid : undefined);
}

function ticketsLink({ host: { phrases }, state }: OrderContext): TemplateResult | undefined {
  const href = webUrl(state.order?.ticketsUrl);
  if (!href) return undefined;
  return html`<a class="button button-primary" part="button-primary" href=${href}
    ><span>${phrases.seeTickets}</span></a
  >`;
}
