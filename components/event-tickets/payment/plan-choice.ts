import { html, type TemplateResult } from 'lit';
import { choiceOf, isOwed } from '../../../src/checkout/machine/choice.js';
import type { Sums } from '../../../src/checkout/order/order.js';
import { textOf } from '../../../src/checkout/machine/state.js';
import { printed, releaseName, type DeskView } from '../order/order-context.js';
import { planName } from '../cart/cart-phrases.js';
import { plansFor, planWords, twoLines, withoutIt, type PlanOffered } from './plans.js';

const atOnce = '';

/** All at once, or in parts: chosen with the tickets, before anything is held. */
export class PlanChoice {
  /** Every plan has been asked for what it makes of these. */
  #asked: Sums | undefined;
  /** Why a plan is chosen no longer, for as long as the same is chosen. */
  #gone: { readonly choice: string; readonly words: string } | undefined;

  draw(view: DeskView, choose: (planId: string | undefined) => void): TemplateResult | undefined {
    const { host, state } = view;
    const plans = isOwed(state) ? plansFor(view.feed, state.wish.items) : [];
    const { quote, wish } = state;
    const choice = choiceOf(wish);
    const gone = !wish.planId && this.#gone?.choice === choice ? this.#gone.words : undefined;
    const note = gone && html`<p class="note">${gone}</p>`;
    if (plans.length === 0) return note || undefined;
    const total = quote.wish === choice ? quote.sums?.totalPennies : undefined;
    const option = (id: string, name: string, words: string) =>
      html`<div class="tick">
        <input
          id="plan-${id}"
          type="radio"
          name="plan"
          .checked=${id === (wish.planId ?? atOnce)}
          @change=${() => choose(id || undefined)}
        /><label for="plan-${id}">${twoLines(name, words)}</label>
      </div>`;
    return html`<fieldset
      class="item plan-choice"
      part="plans"
      ?disabled=${state.step !== 'choosing'}
    >
      <legend class="label" part="label">${host.phrases.howToPay}</legend>
      ${option(atOnce, host.phrases.allAtOnce, printed(view, total))}
      ${plans.map((plan) => option(plan.id, planName(plan), meaning(view, plan)))} ${note}
    </fieldset>`;
  }

  /** After every update: asks once what plans mean, and lets go of one that cannot be had any more. */
  follow(view: DeskView): void {
    const { checkout, state, feed } = view;
    const { wish, quote, held } = state;
    const { items, planId } = wish;
    if (state.step !== 'choosing' || items.length === 0) return;
    const ids = plansFor(feed, items).map(({ id }) => id);
    if (quote.status === 'ready' && quote.sums !== this.#asked && isOwed(state)) {
      this.#asked = quote.sums;
      checkout.previewPlans(ids);
    }
    // What is held stays paid as it was agreed.
    if (!planId || ids.includes(planId) || held === textOf(wish)) return;
    const words = view.host.phrases.planGone(releaseName(view, withoutIt(feed, items, planId)));
    this.#gone = { choice: choiceOf(wish), words };
    view.host.announce(words);
    checkout.choosePlan(undefined);
  }
}

/** In amounts, where the service says them, else as the feed states the plan; then its price. */
function meaning(view: DeskView, plan: PlanOffered): string {
  const sums = view.state.planSums[plan.id];
  const words = planWords(view, plan, sums);
  const total = printed(view, sums?.totalPennies);
  return total ? `${words} ${view.host.phrases.total(total)}` : words;
}
