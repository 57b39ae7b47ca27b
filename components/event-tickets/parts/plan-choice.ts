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

/** All at once, or in parts: chosen with the tickets, before anything is held. */
export class PlanChoice {
  /** Every plan has been asked for what it makes of these. */
  #asked: Sums | undefined;
  /** Why a plan is chosen no longer, for as long as the same is chosen. */
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
      ${plans.map((plan) => option(plan.id, namePlan(plan), meaning(view, plan)))} ${note}
    </fieldset>`;
  }

  /** After every update: asks once what plans mean, and lets go of one that cannot be had any more. */
  follow(view: OrderContext): void {
    const { checkout, state, feed } = view;
    const { selection, quote, held } = state;
    const { items, planId } = selection;
    if (state.step !== 'choosing' || items.length === 0) return;
    const ids = plansFor(feed, items).map(({ id }) => id);
    if (quote.status === 'ready' && quote.sums !== this.#asked && isOwed(state)) {
      this.#asked = quote.sums;
      // The sum comes first: until it is seen, each request would hold it up.
      void untilPainted().then(() => quote.sums === this.#asked && checkout.previewPlans(ids));
    }
    // What is held stays paid as it was agreed.
    if (!planId || ids.includes(planId) || held === selectionKey(selection)) return;
    const words = view.host.phrases.planGone(
      releaseName(view, soldWithoutPlan(feed, items, planId)),
    );
    this.#gone = { choice: quoteKey(selection), words };
    view.host.announce(words);
    checkout.choosePlan(undefined);
  }
}

/** In amounts, where the service says them, else as the feed states the plan; then its price. */
function meaning(view: OrderContext, plan: PlanOffered): string {
  const sums = view.state.planSums[plan.id];
  const words = describePlanSums(view, plan, sums);
  const total = printAmount(view, sums?.totalPennies);
  return total ? `${words} ${view.host.phrases.total(total)}` : words;
}
