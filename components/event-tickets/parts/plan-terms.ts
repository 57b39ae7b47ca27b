import { html, type TemplateResult } from 'lit';
import { readCount, readList, readText, readTime } from '../../../src/contract/loose.js';
import type { LooseFeed, PlanTerms, Sale } from '../../../src/checkout/sale/offers.js';
import type { Installment, Sums } from '../../../src/checkout/order/order.js';
import type { Item } from '../../../src/checkout/machine/state.js';
import { listLabel } from '../../../src/format/list.js';
import { money } from '../../../src/format/money.js';
import { printDay, printAmount, type OrderContext } from './order-context.js';
import { printDate, printPercent } from './cart-phrases.js';
import type { TicketsHost } from '../tickets-host.js';

/** The organiser's name for a plan; empty if it has none. */
export const namePlan = ({ label, name }: PlanTerms): string => readText(label) || readText(name);

/** "50% now, the rest on 1 June", as far as the feed states the terms. spec L186 */
export function describePlan(
  { phrases, language }: TicketsHost,
  plan: PlanTerms,
  { currency, timezone }: Sale,
): string {
  const date = (iso: unknown) =>
    readTime(iso) === undefined ? [] : [printDate(iso as string, language, timezone)];
  const [share, each] = [
    readCount(plan.depositPercentBps),
    readCount(plan.depositPenniesPerTicket),
  ];
  const dates = readList(plan.dueDates).flatMap(date);
  const deposit = {
    share: share === undefined ? undefined : printPercent(share, language),
    each: each === undefined ? undefined : money(each, currency, language),
  };
  const count = readCount(plan.monthlyPayments) ?? dates.length;
  const due = dates.length > 0 ? listLabel(dates, language) : undefined;
  const [by] = date(plan.payByAt);
  return phrases.planOffer({
    ...deposit,
    count,
    due,
    by,
    first: phrases.planFirst(deposit),
    then: count > 0 ? phrases.planThen({ count }) : '',
    dates: due ? phrases.planDates({ due }) : '',
    // A second date beside that of every payment would seem to contradict it.
    last: by && dates.length !== count ? phrases.planLast({ by }) : '',
  });
}

/** A plan that can be chosen, as it has an id. */
export interface PlanOffered extends PlanTerms {
  readonly id: string;
}

/** The plans that every paid release of a cart offers: the service accepts no other. spec L250 */
export function plansFor(feed: LooseFeed, items: readonly Item[]): PlanOffered[] {
  const [first = [], ...others] = paid(feed, items).map(({ plans }) => plans);
  return first.filter(({ id }) => others.every((plans) => plans.some((plan) => plan.id === id)));
}

/** The first release of a cart that doesn't offer this plan. */
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

/** The name of a way to pay, if it has one, and its description below. */
export const drawTwoLines = (name: string, words: string, look = 'help'): TemplateResult =>
  html`${name ? html`<bdi>${name}</bdi> <br />` : undefined}<span class=${look}>${words}</span>`;

/** "£22.42 on 1 May 2027" */
export const printInstallment = (
  view: OrderContext,
  { amountPennies, dueAt }: Installment,
): string =>
  view.host.phrases.amountOn({
    amount: printAmount(view, amountPennies),
    // No line ends between a month and its day in Japanese.
    date: printDay(view, dueAt).replace('月', '月\u2060'),
  });

/** "£30.00 today, then £22.42 on …" from the service's amounts; without them the terms of the feed. */
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
  return phrases.planTerms({
    today: printAmount(view, first.amountPennies),
    due: listLabel(due, language, 'and'),
  });
}
