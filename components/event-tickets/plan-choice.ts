import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Sums } from '../../src/checkout/order.js';
import type { State } from '../../src/checkout/state.js';
import { listLabel } from '../../src/format/list.js';
import { day, printed, type DeskView } from './desk-view.js';
import { plansFor, type PlanOffered } from './plans.js';

const allAtOnce = '';

/** All at once, or in the parts that the service has worked out. */
export class PlanChoice {
  /** Chosen on screen while the order is still made anew for the choice before. */
  #wanted: string | undefined;
  #asked = '';

  /** Whether the order on screen is not yet the one that was chosen. */
  isPending({ wish }: State): boolean {
    return this.#wanted !== undefined && this.#wanted !== (wish.planId ?? allAtOnce);
  }

  draw(view: DeskView): TemplateResult | undefined {
    const { host, state } = view;
    const plans = plansFor(view.feed, state.wish.items);
    if (plans.length === 0) return undefined;
    const total = printed(view, state.order?.sums.totalPennies);
    return html`<fieldset class="item plan-choice" part="plans">
      <legend class="label" part="label">${host.phrases.howToPay}</legend>
      ${this.#option(view, allAtOnce, html`${host.phrases.allAtOnce(total)}`)}
      ${plans.map((plan) => this.#option(view, plan.id, meaning(view, plan)))}
    </fieldset>`;
  }

  /** After every update: asks what plans mean, and goes on to the one that is wanted. */
  follow({ checkout, state, feed }: DeskView): void {
    if (state.step === 'choosing') this.#asked = '';
    if (state.step !== 'payment') return;
    if (state.problem) this.#wanted = undefined;
    const unknown = plansFor(feed, state.wish.items).flatMap(({ id }) =>
      state.planSums[id] || state.order?.sums.plan?.offerId === id ? [] : [id],
    );
    const question = `${state.held ?? ''} ${unknown.join(' ')}`;
    if (unknown.length > 0 && question !== this.#asked) {
      this.#asked = question;
      checkout.previewPlans(unknown);
    }
    if (this.isPending(state)) checkout.choosePlan(this.#wanted || undefined);
    else this.#wanted = undefined;
  }

  #option({ host, state }: DeskView, id: string, words: TemplateResult): TemplateResult {
    const chosen = this.#wanted ?? state.wish.planId ?? allAtOnce;
    const choose = () => {
      this.#wanted = id;
      host.requestUpdate();
    };
    const name = `plan-${id}`;
    return html`<div class="tick">
      <input
        id=${name}
        type="radio"
        name="plan"
        .checked=${live(chosen === id)}
        @change=${choose}
      /><label for=${name}>${words}</label>
    </div>`;
  }
}

/** The organiser's name for it, and what is due when. */
function meaning(view: DeskView, { id, label }: PlanOffered): TemplateResult {
  const { phrases } = view.host;
  const { order, planSums } = view.state;
  const sums = order?.sums.plan?.offerId === id ? order.sums : planSums[id];
  const words = sums && planWords(view, sums);
  return html`<span><bdi>${label}</bdi></span>
    <span class="help">${words ?? (sums ? phrases.planUnknown : '…')}</span>`;
}

/** "£30.00 today, then 3 payments of £22.42 on …": nothing of it is worked out here. */
export function planWords(view: DeskView, sums: Sums): string | undefined {
  const { phrases, language } = view.host;
  const [first, ...later] = sums.plan?.installments ?? [];
  if (!first || later.length === 0) return undefined;
  const same = later.every(({ amountPennies }) => amountPennies === later[0]?.amountPennies);
  const due = later.map(({ amountPennies, dueAt }) => {
    const date = day(view, dueAt);
    return same ? date : phrases.amountOn(printed(view, amountPennies), date);
  });
  return phrases.planTerms({
    today: printed(view, first.amountPennies),
    count: later.length,
    each: same ? printed(view, later[0]?.amountPennies) : undefined,
    due: listLabel(due, language, 'and'),
    total: printed(view, sums.totalPennies),
  });
}
