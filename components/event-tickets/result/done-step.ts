import { html, type TemplateResult } from 'lit';
import { readText } from '../../../src/contract/loose.js';
import { webUrl } from '../../../src/html/links.js';
import { heading } from '../../internal/heading.js';
import { plainButton } from '../../internal/buttons.js';
import type { EventCalendar } from './calendar.js';
import type { MintedCodes } from './minted-codes.js';
import { emailOf, printAmount, type OrderContext } from '../parts/order-context.js';
import { orderReference } from './ended-step.js';
import { printInstallment } from '../parts/plans.js';
import { orderReview, reviewRow } from '../parts/review.js';

export interface DoneView {
  readonly calendar: EventCalendar;
  readonly codes: MintedCodes;
}

/** What a buyer keeps: the reference, what was bought and paid, and what comes next. */
export function doneStep(view: OrderContext, { calendar, codes }: DoneView): TemplateResult {
  const { host, state, checkout } = view;
  const { phrases, headingLevel } = host;
  const { order } = state;
  return html`<div class="receipt">
    <p>${phrases.sentTo(emailOf(state))}</p>
    ${orderReference(view)} ${paidReview(view)}
    <section class="next">
      ${heading(headingLevel, phrases.whatNext, 'next-title')}
      <p>${phrases.lookForEmail}</p>
      ${order?.reference ? html`<p>${phrases.askWithReference(order.reference)}</p>` : undefined}
      ${contact(view, calendar)}
    </section>
    <p class="row">
      ${ticketsLink(view)}
      ${calendar.isKnown ? plainButton(phrases.addToCalendar, () => calendar.save()) : undefined}
      ${plainButton(phrases.printOrder, () => print())}
      ${plainButton(phrases.buyMore, () => checkout.startOver())}
    </p>
    ${codes.draw(view)}
  </div>`;
}

/** What was paid: all of it, or on a plan what was due today, and what is still to come. */
function paidReview(view: OrderContext): TemplateResult {
  const { phrases } = view.host;
  const { totalPennies, dueNowPennies, plan } = view.state.order?.sums ?? {};
  const later = plan?.installments.slice(1) ?? [];
  if (!totalPennies) return orderReview(view);
  if (later.length === 0) return orderReview(view, undefined, phrases.totalPaid);
  const dates = later.map((installment) => html`<p>${printInstallment(view, installment)}</p>`);
  const today = html`<strong translate="no">${printAmount(view, dueNowPennies)}</strong>`;
  const rows = html`${reviewRow(phrases.paidToday, today)} ${reviewRow(phrases.stillToPay, dates)}`;
  return orderReview(view, html`<dl>${rows}</dl>`);
}

/** Whom to ask, where the service says who and where. */
function contact({ feed }: OrderContext, { website }: EventCalendar): TemplateResult | undefined {
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
