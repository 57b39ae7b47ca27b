import type { Plan, Totals } from '../../../../src/contract/checkout.js';
import { check, checkEqual } from '../../../conformance/check.js';
import { billOf } from '../bill.js';
import { sumOf } from '../known.js';
import type { Invariant } from '../play.js';

type Amounts = 'subtotalPennies' | 'discountPennies' | 'netPennies' | 'bookingFeePennies';

/** PRC-14: every bill is the sum of its lines, whatever was taken off. */
function addsUp(bill: Totals): void {
  const of = (amount: Amounts) => sumOf(bill.lines.map((line) => line[amount]));
  const { subtotalPennies, promoDiscountPennies, quantityDiscountPennies, netPennies } = bill;
  checkEqual(of('subtotalPennies'), subtotalPennies, 'the sum of the lines');
  checkEqual(of('discountPennies'), promoDiscountPennies + quantityDiscountPennies, 'what is off');
  checkEqual(of('netPennies'), netPennies, 'the sum of the lines without what is off');
  checkEqual(of('bookingFeePennies'), bill.bookingFeePennies, 'the sum of the fees');
  checkEqual(netPennies + bill.bookingFeePennies, bill.totalPennies, 'the total');
  check(netPennies > 0 || bill.totalPennies === 0, 'nothing to pay where nothing is sold');
  for (const line of bill.lines) {
    checkEqual(line.quantity * line.unitPricePennies, line.subtotalPennies, 'a line');
    checkEqual(line.subtotalPennies - line.discountPennies, line.netPennies, 'what a line costs');
  }
}

/** PRC-15: the parts of a plan add up, come one after the other, and end in time. */
function isPaidOff({ paymentPlan, totalPennies, dueNowPennies }: Totals): void {
  const parts = paymentPlan?.installments ?? [];
  const amounts = parts.map(({ amountPennies }) => amountPennies);
  checkEqual(amounts[0] ?? totalPennies, dueNowPennies, 'what is due now');
  if (!paymentPlan) return;
  checkEqual(sumOf(amounts), totalPennies, 'the sum of the parts');
  checkEqual(
    parts.map(({ seq }) => seq),
    parts.map((_, index) => index + 1),
    'their numbers',
  );
  comeInTime(paymentPlan);
}

function comeInTime({ installments, payByAt }: Plan): void {
  const times = [...installments.map(({ dueAt }) => dueAt), payByAt];
  for (const [index, time] of times.slice(1).entries()) {
    const isLater = times[index]! < time || (time === payByAt && times[index] === payByAt);
    check(isLater, `${time} to come after ${times[index]}`);
  }
}

const right: Invariant = ({ ledger }) => {
  for (const { reference } of ledger.open()) {
    const bill = ledger.sight.statuses.get(reference);
    if (!bill) continue;
    addsUp(bill);
    isPaidOff(bill);
  }
};

/** PRC-16: what was asked at reserve is asked until the end, whatever the organiser changes. */
const unchanged: Invariant = ({ ledger }) => {
  for (const { reference, reservation } of ledger.open()) {
    const bill = ledger.sight.statuses.get(reference);
    if (bill) checkEqual(billOf(bill), billOf(reservation), `the bill of ${reference}`);
  }
};

export const bills = [right, unchanged];
