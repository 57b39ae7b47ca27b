import { html, type TemplateResult } from 'lit';
import { quoteKey, isOwed } from '../../../src/checkout/machine/choice.js';
import type { Sums } from '../../../src/checkout/order/order.js';
import { selectionKey } from '../../../src/checkout/machine/state.js';
import { drawNote, printAmount, releaseName, type OrderContext } from './order-context.js';

import { untilPainted } from '../../internal/until-painted.js';
import { optionRow } from './option-row.js';
import {
  namePlan,
  plansFor,
  describePlanSums,
  drawTwoLines,
  soldWithoutPlan,
  type PlanOffered,
} from './plan-terms.js';

const atOnce = '';

/** The choice between full payment and instalments, made with the tickets, before the hold. */
export class PlanChoice {
  /** The quote that the plans were last priced for. */
  #pricedFor: Sums | undefined;
  /** Why a plan was deselected; shown until the selection changes. */
  #gone: { readonly choice: string; readonly words: string } | undefined;

  draw(
    view: OrderContext,
    choose: (planId: string | undefined) => void,
  ): TemplateResult | undefined {
    const { host, state } = view;
    const plans = isOwed(state) ? plansFor(view.feed, state.selection.items) : [];
    const { quote, selection } = state;
    const choice = quoteKey(selection);
    const gone = !selection.planId && this.#gone?.choice === choice ? this.#gone.words : undefined;
    const note = drawNote(gone);
    if (plans.length === 0) return note;
    const total = quote.selection === choice ? quote.sums?.totalPennies : undefined;
    const option = (id: string, name: string, words: string) =>
      optionRow({
        id: `plan-${id}`,
        words: drawTwoLines(name, words),
        isChosen: id === (selection.planId ?? atOnce),
        choose: () => choose(id || undefined),
        name: 'plan',
      });
    return html`<fieldset class="item" part="plans" ?disabled=${state.step !== 'choosing'}>
      <legend class="label" part="label">${host.phrases.howToPay}</legend>
      ${option(atOnce, host.phrases.allAtOnce, printAmount(view, total))}
      ${plans.map((plan) => option(plan.id, namePlan(plan), describeOption(view, plan)))} ${note}
    </fieldset>`;
  }

  /** Runs after every update: requests the plans' prices once, and deselects a plan that is no longer offered. */
  follow(view: OrderContext): void {
    const { checkout, state, feed } = view;
    const { selection, quote, held } = state;
    const { items, planId } = selection;
    if (state.step !== 'choosing' || items.length === 0) return;
    const ids = plansFor(feed, items).map(({ id }) => id);
    if (quote.status === 'ready' && quote.sums !== this.#pricedFor && isOwed(state)) {
      this.#pricedFor = quote.sums;
      // Waits until the total is painted: further requests would delay it.
      void untilPainted().then(() => quote.sums === this.#pricedFor && checkout.previewPlans(ids));
    }
    // A held order keeps its plan.
    if (!planId || ids.includes(planId) || held === selectionKey(selection)) return;
    const words = view.host.phrases.planGone({
      release: releaseName(view, soldWithoutPlan(feed, items, planId)),
    });
    this.#gone = { choice: quoteKey(selection), words };
    view.host.announce(words);
    checkout.choosePlan(undefined);
  }
}

/** The instalments as amounts if the service has priced them, else as terms of the feed; then the total. */
function describeOption(view: OrderContext, plan: PlanOffered): string {
  const sums = view.state.planSums[plan.id];
  const words = describePlanSums(view, plan, sums);
  const total = printAmount(view, sums?.totalPennies);
  return total ? `${words} ${view.host.phrases.total({ amount: total })}` : words;
}
