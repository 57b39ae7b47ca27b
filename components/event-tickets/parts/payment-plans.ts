import { html, type TemplateResult } from 'lit';
import type { PlanTerms, Sale } from '../../../src/checkout/sale/offers.js';
import planPhrases from '../../../src/i18n/checkout/en/plans.json' with { type: 'json' };
import planOfferPhrases from '../../../src/i18n/tickets/en/plans.json' with { type: 'json' };
import type { TicketsHost } from '../tickets-host.js';
import { printAmount, type OrderContext } from './order-context.js';
import { chosenPlan } from './chosen-plan.js';
import { PlanChoice } from './plan-choice.js';
import { describePlan, namePlan, printInstallment } from './plan-terms.js';
import type { ReviewParts } from './review.js';

/** Payment in instalments: loaded for a sale that offers it, and for an order with a plan. */
export class PaymentPlans {
  readonly choice = new PlanChoice();
  readonly line = chosenPlan;
  readonly #host: TicketsHost;

  constructor(host: TicketsHost) {
    host.addPhrases({ ...planPhrases, ...planOfferPhrases });
    this.#host = host;
  }

  /** The terms of a plan, after its name if it has one. */
  drawTerms(plan: PlanTerms, sale: Sale): TemplateResult {
    const name = namePlan(plan);
    return html`${name ? html`<bdi>${name}</bdi>` : undefined}
      <span>${describePlan(this.#host, plan, sale)}</span>`;
  }

  /** What was paid today and the instalments to come; undefined if everything is paid. */
  drawPaid(
    view: OrderContext,
    { orderReview, reviewRow }: ReviewParts,
  ): TemplateResult | undefined {
    const { phrases } = this.#host;
    const { dueNowPennies, plan } = view.state.order?.sums ?? {};
    const later = plan?.installments.slice(1) ?? [];
    if (later.length === 0) return undefined;
    const dates = later.map((installment) => html`<p>${printInstallment(view, installment)}</p>`);
    const today = html`<strong translate="no">${printAmount(view, dueNowPennies)}</strong>`;
    const rows = html`${reviewRow(phrases.paidToday, today)} ${reviewRow(phrases.stillToPay, dates)}`;
    return orderReview(view, html`<dl>${rows}</dl>`);
  }
}
