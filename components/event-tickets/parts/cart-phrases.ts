import type { SaleChange } from '../../../src/checkout/sale/sale-changes.js';
import { readCount, readList, readTime, readText } from '../../../src/contract/loose.js';
import type { LooseFeed, Offer, PlanTerms, Sale } from '../../../src/checkout/sale/offers.js';
import { formatter, usableZone } from '../../../src/format/intl.js';
import { listLabel } from '../../../src/format/list.js';
import { money } from '../../../src/format/money.js';
import type { TicketsHost } from '../tickets-host.js';

/** A change of the sale, for somebody who is just choosing. */
export function describeChange(host: TicketsHost, { currency }: Sale, change: SaleChange): string {
  const { phrases, language } = host;
  const { name } = change.offer;
  const price = ({ fullPennies, facePennies }: Offer) =>
    money(fullPennies ?? facePennies, currency, language);
  switch (change.kind) {
    case 'price':
      return phrases.nowCosts(name, price(change.offer), price(change.before));
    case 'gone':
      return phrases.nowGone(name);
    case 'opened':
      return phrases.nowOpen(name);
    case 'fewer':
      return phrases.nowFewer(name, change.quantity);
  }
}

/** The rule of the booking fee, where the service does not say what a ticket costs with it. */
export function describeFees(
  { phrases, language }: TicketsHost,
  { bookingFeePolicy }: LooseFeed,
  { offers, currency }: Sale,
): string | undefined {
  const isMissing = offers.some(
    ({ fullPennies, facePennies }) => facePennies && fullPennies === undefined,
  );
  const policy = bookingFeePolicy ?? {};
  const [share, each] = [readCount(policy.percentBps), readCount(policy.perTicketPennies)];
  if (!isMissing || share === undefined || each === undefined) return undefined;
  const print = (pennies: unknown) => {
    const amount = readCount(pennies);
    return amount ? money(amount, currency, language) : undefined;
  };
  const [least, most] = [print(policy.minPennies), print(policy.capPennies)];
  return phrases.feeRule(
    printPercent(share, language),
    money(each, currency, language),
    least,
    most,
  );
}

/** The organiser's name for a plan; empty where it has none. */
export const namePlan = ({ label, name }: PlanTerms): string => readText(label) || readText(name);

/** "50% now, then 3 monthly payments on 1 June, …": in what the service states of a plan. spec L186 */
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
  return phrases.planOffer({
    share: share === undefined ? undefined : printPercent(share, language),
    each: each === undefined ? undefined : money(each, currency, language),
    count: readCount(plan.monthlyPayments) ?? dates.length,
    due: dates.length > 0 ? listLabel(dates, language) : undefined,
    by: date(plan.payByAt)[0],
  });
}

export function printPercent(basisPoints: number, language: string): string {
  const options: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 };
  return formatter(Intl.NumberFormat, language, options).format(basisPoints / 10_000);
}

export function printDate(iso: string, language: string, zone: string | undefined): string {
  const timeZone = usableZone(zone);
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone };
  return formatter(Intl.DateTimeFormat, language, options).format(Date.parse(iso));
}
