import { html, type TemplateResult } from 'lit';
import { plainButton } from '../../internal/buttons.js';
import { focusPart } from '../../internal/focus-part.js';
import type { OrderContext } from './order-context.js';
import { describePlanSums, drawTwoLines, namePlan, plansFor } from './plan-terms.js';

/** In the review of an order: how the buyer has chosen to pay, and at the payment the way back to that choice. */
export function chosenPlan(view: OrderContext): TemplateResult | undefined {
  const { state, feed, host } = view;
  const { phrases } = host;
  const { sums } = state.order ?? {};
  const offered = plansFor(feed, state.selection.items);
  const isPaying = state.step === 'payment' || state.step === 'paying';
  if (sums?.plan) {
    const { plan } = sums;
    const listed = offered.find(({ id }) => id === plan.offerId);
    // In normal size: what the buyer pays now must not look like small print.
    const terms = drawTwoLines(namePlan(listed ?? plan), describePlanSums(view, listed, sums), '');
    return html`<p>${terms}</p>
      ${isPaying ? html`<p>${wayBack(view, phrases.fullInstead)}</p>` : undefined}`;
  }
  if (!isPaying || offered.length === 0 || sums?.totalPennies === 0) return undefined;
  return html`<p>${phrases.payingInFull} ${wayBack(view, phrases.instalmentsInstead)}</p>`;
}

/** Not while a payment is being started. */
const wayBack = (view: OrderContext, words: string): TemplateResult | undefined =>
  view.state.step === 'payment'
    ? plainButton(words, () => void goToChoice(view), 'button button-quiet as-link')
    : undefined;

async function goToChoice({ host, checkout }: OrderContext): Promise<void> {
  checkout.back('choosing');
  await host.updateComplete;
  await focusPart(host, '[part~="plans"] :checked');
}
