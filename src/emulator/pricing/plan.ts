import type { Plan } from '../../contract/checkout.js';
import type { PlanOffer } from '../../contract/tickets.js';
import type { PlanRecord } from '../records/tickets.js';
import { clockOnWall, instantOf } from '../state/clock.js';
import { percent, sum } from './amounts.js';

/** The offer as it stands now, or nothing once its last payment would not come before payByAt. spec L186 */
export function planOffer(plan: PlanRecord, now: number, zone: string): PlanOffer | undefined {
  const months = Array.from({ length: plan.monthlyPayments }, (_, index) => index + 1);
  const dueDates = months.map((month) => monthsLater(now, month, zone));
  const last = dueDates.at(-1);
  return last !== undefined && last >= plan.payByAt ? undefined : { ...plan, dueDates };
}

/**
 * The payments of an order: the deposit with the whole booking fee, then equal parts of the rest, the
 * first ones a penny larger where it does not divide. They add up to the total. spec L250
 */
export function installments(
  offer: PlanOffer,
  { units, bookingFeePennies }: { units: readonly number[]; bookingFeePennies: number },
  now: string,
): Plan['installments'] {
  const deposit = depositOf(offer, units);
  const rest = sum(units) - deposit;
  const count = offer.dueDates.length;
  const part = Math.floor(rest / count);
  const larger = rest % count;
  const monthly = offer.dueDates.map((dueAt, index) => ({
    seq: index + 2,
    amountPennies: part + (index < larger ? 1 : 0),
    dueAt,
  }));
  return [{ seq: 1, amountPennies: deposit + bookingFeePennies, dueAt: now }, ...monthly];
}

function depositOf(
  { depositPercentBps, depositPenniesPerTicket }: PlanOffer,
  units: readonly number[],
): number {
  if (depositPenniesPerTicket === null) return percent(sum(units), depositPercentBps ?? 0);
  return sum(units.map((unit) => Math.min(unit, depositPenniesPerTicket)));
}

/**
 * The same day of later months as a timestamp, at 12:00 in `zone`. A month that is too short ends on
 * its last day, and the one after it returns to the day of the first: 31 Jan, 28 Feb, 31 Mar.
 * @param from milliseconds since 1970, UTC
 */
export function monthsLater(from: number, months: number, zone: string): string {
  const first = clockOnWall(from, zone);
  // A month beyond December is one of the next year.
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const wall = Date.UTC(year, month, Math.min(first.getUTCDate(), lastDay), 12);
  return new Date(instantOf(wall, zone)).toISOString();
}
