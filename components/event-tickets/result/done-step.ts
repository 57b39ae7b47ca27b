import { html, type TemplateResult } from 'lit';
import { readText } from '../../../src/contract/loose.js';
import { webUrl } from '../../../src/html/links.js';
import { heading } from '../../internal/heading.js';
import { plainButton } from '../../internal/buttons.js';
import type { CalendarEntry } from './calendar.js';
import type { MintedCodes } from './minted-codes.js';
import { emailOf, printDay, printAmount, type OrderContext } from '../order/order-context.js';
import { orderReference } from './ended-step.js';
import { orderReview, reviewRow } from '../payment/review.js';

export interface DoneView {
  readonly calendar: CalendarEntry;
  readonly codes: MintedCodes;
}

/** What a buyer keeps: the reference, what was bought and paid, and what comes next. */
export function doneStep(view: OrderContext, { calendar, codes }: DoneView): TemplateResult {
  const { host, state, checkout } = view;
  const { phrases, headingLevel } = host;
  const { order } = state;
  return html`<div class="receipt">
    <p>${phrases.sentTo(emailOf(state))}</p>
    ${orderReference(view)} ${orderReview(view, paid(view))}
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

/** On a plan, what was paid today and what is still to come. */
function paid(view: OrderContext): TemplateResult | undefined {
  const { phrases } = view.host;
  const { totalPennies, dueNowPennies, plan } = view.state.order?.sums ?? {};
  const later = plan?.installments.slice(1) ?? [];
  if (!totalPennies) return undefined;
  const isAll = later.length === 0;
  const sum = printAmount(view, isAll ? totalPennies : dueNowPennies);
  return html`<dl>
    ${reviewRow(isAll ? phrases.totalPaid : phrases.paidToday, html`<strong>${sum}</strong>`)}
    ${
      isAll
        ? undefined
        : reviewRow(
            phrases.stillToPay,
            later.map(
              ({ amountPennies, dueAt }) =>
                html`<p>
                  ${phrases.amountOn(printAmount(view, amountPennies), printDay(view, dueAt))}
                </p>`,
            ),
          )
    }
  </dl>`;
}

/** Whom to ask, where the service says who and where. */
function contact({ feed }: OrderContext, { website }: CalendarEntry): TemplateResult | undefined {
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
