import { html, type TemplateResult } from 'lit';
import { readCount, readList, readText } from '../../../src/contract/loose.js';
import type { LooseFeed, PlanTerms } from '../../../src/checkout/sale/offers.js';
import type { Installment, Sums } from '../../../src/checkout/order/order.js';
import type { Item } from '../../../src/checkout/machine/state.js';
import { listLabel } from '../../../src/format/list.js';
import { printDay, printAmount, type OrderContext } from './order-context.js';
import { namePlan, describePlan } from './cart-phrases.js';

/** A way of paying in parts, with an id to choose it by. */
export interface PlanOffered extends PlanTerms {
  readonly id: string;
}

/** The plans that every paid release of a cart offers: the service takes no other. spec L250 */
export function plansFor(feed: LooseFeed, items: readonly Item[]): PlanOffered[] {
  const [first = [], ...others] = paid(feed, items).map(({ plans }) => plans);
  return first.filter(({ id }) => others.every((plans) => plans.some((plan) => plan.id === id)));
}

/** The first release of a cart that cannot be paid by that plan. */
export const soldWithoutPlan = (feed: LooseFeed, items: readonly Item[], planId: string) =>
  paid(feed, items).find(({ plans }) => plans.every(({ id }) => id !== planId))?.releaseId;

function paid({ releases }: LooseFeed, items: readonly Item[]) {
  return items.flatMap(({ releaseId }) => {
    const release = readList(releases).find(({ id }) => id === releaseId);
    if (release && readCount(release.pricePennies) === 0) return [];
    return [{ releaseId, plans: readList(release?.paymentPlans).filter(hasId) }];
  });
}

const hasId = (plan: PlanTerms): plan is PlanOffered => readText(plan.id) !== '';

/** At the payment: how the buyer has chosen to pay, what now and what later. */
export function planLine(view: OrderContext): TemplateResult | undefined {
  const { state, feed } = view;
  const { sums } = state.order ?? {};
  const plan = sums?.plan;
  if (!plan) return undefined;
  const listed = plansFor(feed, state.selection.items).find(({ id }) => id === plan.offerId);
  // What is paid now is no small print.
  const words = describePlanSums(view, listed, sums);
  return html`<p>${drawTwoLines(namePlan(listed ?? plan), words, '')}</p>`;
}

/** How to pay: its name, where it has one, and what it means. */
export const drawTwoLines = (name: string, words: string, look = 'help'): TemplateResult =>
  html`${name ? html`<bdi>${name}</bdi> <br />` : undefined}<span class=${look}>${words}</span>`;

/** "£22.42 on 1 May 2027" */
export const printInstallment = (
  view: OrderContext,
  { amountPennies, dueAt }: Installment,
): string => view.host.phrases.amountOn(printAmount(view, amountPennies), printDay(view, dueAt));

/** "£30.00 today, then £22.42 on …", or its terms: nothing of it is worked out here. */
export function describePlanSums(
  view: OrderContext,
  plan: PlanTerms | undefined,
  sums?: Sums,
): string {
  const { host, sale } = view;
  const { phrases, language } = host;
  const [first, ...later] = sums?.plan?.installments ?? [];
  if (!first || later.length === 0) return plan ? describePlan(host, plan, sale) : '';
  const due = later.map((installment) => printInstallment(view, installment));
  return phrases.planTerms(printAmount(view, first.amountPennies), listLabel(due, language, 'and'));
}
