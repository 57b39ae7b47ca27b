import { gapLimits } from '../../../src/contract/limits.js';
import { buyerAt, minutesLater, returnUrl, standStill } from '../buyer.js';
import { check, checkEqual } from '../check.js';
import { advance, moveTo } from '../clock.js';
import { festival } from '../demo-world.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Case } from '../target.js';

const starting: Case[] = [
  it('gap PAY-02 STA-08 pay answers what the browser has to do: a redirect, unless the page asks for less', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    await buyer.details(checkoutToken);
    const body = { returnUrl };
    const { data, headers } = await read(target, 'pay', { ...festival, checkoutToken }, { body });
    checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    checkEqual([data.status, data.amountPennies], ['requires_action', 19913], 'status, amount');
    checkEqual([data.currency, data.installmentSeq], ['GBP', null], 'currency, part of a plan');
    const url = `${target.baseUrl}/pay/${data.attemptId}`;
    checkEqual(data.action, { kind: 'redirect', url }, 'the action');
    const { status, payment } = await buyer.order(checkoutToken);
    checkEqual(status, 'awaiting_payment', 'the order');
    checkEqual([payment.status, payment.attemptId], ['requires_action', data.attemptId], 'payment');
  }),
  it('gap PAY-02 the service says how an order is paid: a page to go to, a form in the page, a test', async (target) => {
    const buyer = buyerAt(target);
    for (const kind of ['test', 'client_secret', 'redirect'] as const) {
      await target.control('settings', { paymentKind: kind });
      const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
      await buyer.details(checkoutToken);
      const { action } = await buyer.pay(checkoutToken);
      checkEqual(action?.kind, kind, 'the kind of action');
      if (action?.kind !== 'test') continue;
      const outcomes = ['abandon', 'approve', 'challenge', 'decline', 'process_slowly'];
      checkEqual([...action.outcomes].sort(), outcomes, 'the outcomes');
    }
  }),
  it('gap PAY-03 RES-12 pay, called twice or ten times at once, is one attempt', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    await buyer.details(checkoutToken);
    const calls = Array.from({ length: 10 }, () => buyer.pay(checkoutToken));
    const attempts = (await Promise.all(calls)).map(({ attemptId }) => attemptId);
    const again = await buyer.pay(checkoutToken);
    checkEqual(new Set([...attempts, again.attemptId]).size, 1, 'the number of attempts');
  }),
  it('gap PAY-07 ERR-21 who pays, or completes, is known first', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    const body = { returnUrl };
    const { status } = await buyer.refusesOrder('pay', 'details_required', checkoutToken, body);
    checkEqual(status, 409, 'the status');
    const free = await buyer.reserve({ 'Under 12': 1 });
    await buyer.refusesOrder('completeFree', 'details_required', free.checkoutToken);
  }),
  it('gap PAY-08 the way back leads to a page that the organiser allows', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    await buyer.details(checkoutToken);
    for (const wrong of [
      'https://stranger.example/tickets',
      'https://evil-meadowlark.example/',
      'https://meadowlark.example.stranger.example/',
      'javascript:alert(1)',
      'ftp://meadowlark.example/',
      '/tickets',
    ])
      await buyer.refusesOrder('pay', 'bad_request', checkoutToken, { returnUrl: wrong });
    checkEqual((await buyer.order(checkoutToken)).status, 'held', 'the order');
    const body = { returnUrl: 'https://tickets.meadowlark.example/back?order=1' };
    await read(target, 'pay', { ...festival, checkoutToken }, { body });
  }),
  it('PAY-01 ERR-12 FRE-04 an order that a code has made free has nothing to pay, and is completed instead', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken, totalPennies } = await buyer.reserve(
      { Weekend: 2 },
      { promo: 'FREERIDE' },
    );
    checkEqual(totalPennies, 0, 'the total');
    await buyer.details(checkoutToken);
    await buyer.refusesOrder('pay', 'nothing_to_pay', checkoutToken, { returnUrl });
    checkEqual(await buyer.completeFree(checkoutToken), { completed: true }, 'the completion');
  }),
];

const outcomes: Case[] = [
  it('gap PAY-04 STA-08 ORD-01 an approved payment completes the order: its tickets are there, and pay says paid', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const before = await buyer.release('Weekend');
    const token = await buyer.buy({ Weekend: 2 });
    const order = await buyer.order(token);
    checkEqual(order.status, 'completed', 'the order');
    checkEqual([order.payment.status, order.completedAt], ['succeeded', minutesLater(0)], 'paid');
    checkEqual(
      order.tickets.map(({ name }) => name),
      ['Weekend', 'Weekend'],
      'the tickets',
    );
    checkEqual(new Set(order.tickets.map(({ id }) => id)).size, 2, 'the ids of tickets');
    const after = await buyer.release('Weekend');
    checkEqual([after.sold, after.held], [before.sold + 2, before.held], 'sold and held');
    const { status, action } = await buyer.pay(token);
    checkEqual([status, action], ['paid', null], 'pay once more');
  }),
  it('gap STA-08 PAY-03 DET-07 a declined payment gives the hold back with a reason, and may be tried again', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const { token, attemptId } = await buyer.toPayment({ Weekend: 1 });
    await buyer.play(attemptId, 'decline');
    const { status, payment } = await buyer.order(token);
    checkEqual([status, payment.status], ['held', 'declined'], 'the order');
    check((payment.message ?? '') !== '', 'a reason');
    await buyer.details(token);
    const next = await buyer.pay(token);
    check(next.attemptId !== attemptId, 'another attempt');
    await buyer.play(next.attemptId, 'approve');
    checkEqual((await buyer.order(token)).status, 'completed', 'the order, paid');
  }),
  it('gap STA-08 PAY-02 a challenged payment waits for the second step, which may be passed or failed', async (target) => {
    const buyer = buyerAt(target);
    for (const [outcome, status] of [
      ['approve', 'completed'],
      ['decline', 'held'],
    ] as const) {
      const { token, attemptId } = await buyer.toPayment({ Weekend: 1 });
      await buyer.play(attemptId, 'challenge');
      checkEqual((await buyer.order(token)).status, 'awaiting_payment', 'in between');
      await buyer.play(attemptId, outcome);
      checkEqual((await buyer.order(token)).status, status, `after ${outcome}`);
    }
  }),
  it('gap STA-08 ORD-04 a slow payment is processing for three minutes and then approves itself', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const { token, attemptId } = await buyer.toPayment({ Weekend: 1 });
    await buyer.play(attemptId, 'process_slowly');
    await advance(target, 179);
    const { status, payment } = await buyer.order(token);
    const expected = ['awaiting_payment', 'processing'];
    checkEqual([status, payment.status], expected, 'the order');
    checkEqual((await buyer.pay(token)).status, 'processing', 'pay, meanwhile');
    await advance(target, 1);
    checkEqual((await buyer.order(token)).status, 'completed', 'the order, paid');
  }),
  it('gap STA-08 an abandoned payment gives the hold back, or ends the order once the hold has passed', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const soon = await buyer.toPayment({ Weekend: 1 });
    const late = await buyer.toPayment({ Weekend: 1 });
    await buyer.play(soon.attemptId, 'abandon');
    const { status } = await buyer.order(soon.token);
    checkEqual(status, 'held', 'the order, given up within the hold');
    await moveTo(target, minutesLater(16));
    checkEqual((await buyer.order(late.token)).status, 'awaiting_payment', 'the other order');
    await buyer.play(late.attemptId, 'abandon');
    checkEqual((await buyer.order(late.token)).status, 'expired', 'given up after the hold');
    checkEqual((await buyer.release('Weekend')).held, 0, 'what is held');
  }),
];

const late: Case[] = [
  it('gap PAY-05 RES-12 a payment begun at 14:50 keeps its stock and completes at 15:05', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, 'last-ticket');
    const { checkoutToken } = await buyer.reserve({ Standing: 1 });
    await buyer.details(checkoutToken);
    await moveTo(target, minutesLater(14, 50_000));
    const { attemptId } = await buyer.pay(checkoutToken);
    await moveTo(target, minutesLater(15, 5_000));
    await buyer.refuses('reserve', 'sold_out', { Standing: 1 });
    await buyer.play(attemptId, 'approve');
    checkEqual((await buyer.order(checkoutToken)).status, 'completed', 'the order');
  }),
  it('gap PAY-05 STA-08 ten minutes past the hold an open payment lets go of its stock', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, 'last-ticket');
    const { token } = await buyer.toPayment({ Standing: 1 });
    const end = 15 + gapLimits.paymentGraceMinutes;
    await moveTo(target, minutesLater(end, -1));
    checkEqual((await buyer.order(token)).status, 'awaiting_payment', 'a millisecond before');
    await buyer.refuses('reserve', 'sold_out', { Standing: 1 });
    await moveTo(target, minutesLater(end));
    checkEqual((await buyer.order(token)).status, 'expired', 'the order');
    await buyer.reserve({ Standing: 1 });
  }),
  it('gap PAY-06 RES-12 STA-08 money that comes when the ticket is gone goes back: refunded, never a ticket too many', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, 'last-ticket');
    const { token, attemptId } = await buyer.toPayment({ Standing: 1 });
    await moveTo(target, minutesLater(25));
    const winner = await buyer.buy({ Standing: 1 });
    await buyer.play(attemptId, 'approve');
    const { status, payment, tickets } = await buyer.order(token);
    checkEqual([status, payment.status, tickets], ['refunded', 'refunded', []], 'the order');
    checkEqual((await buyer.order(winner)).status, 'completed', 'the other order');
    checkEqual((await buyer.release('Standing')).sold, 60, 'what is sold');
  }),
  it('gap STA-08 PAY-04 what has ended stays as it ended, whatever is tried on it', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const done = await buyer.toPayment({ Weekend: 1 });
    await buyer.play(done.attemptId, 'approve');
    const over = (await buyer.reserve({ Weekend: 1 })).checkoutToken;
    for (const outcome of ['decline', 'abandon', 'challenge', 'process_slowly'] as const)
      await buyer.play(done.attemptId, outcome).catch(() => undefined);
    await moveTo(target, minutesLater(60));
    checkEqual((await buyer.order(done.token)).status, 'completed', 'the completed order');
    checkEqual((await buyer.order(over)).status, 'expired', 'the expired order');
    await buyer.refusesOrder('pay', 'hold_expired', over, { returnUrl });
    checkEqual((await buyer.order(over)).status, 'expired', 'the expired order, later');
    checkEqual((await buyer.pay(done.token)).status, 'paid', 'pay on the completed order');
  }),
];

export const payment = [...starting, ...outcomes, ...late];
