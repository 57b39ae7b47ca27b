import { buyerAt, standStill } from '../buyer.js';
import { checkEqual } from '../check.js';
import { advance } from '../clock.js';
import { festival } from '../demo-world.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';

export const orderStatus = [
  it('gap ORD-01 ORD-04 ORD-06 RES-02 the status repeats the order, counts the hold down, and is never stored', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const reserved = await buyer.reserve({ Weekend: 2, 'Camping Plot': 1 });
    const at = { ...festival, checkoutToken: reserved.checkoutToken };
    await advance(target, 100);
    const { data, headers } = await read(target, 'getOrder', at);
    checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    checkEqual(data.status, 'held', 'the status');
    checkEqual(
      [data.orderId, data.reference, data.lines, data.totalPennies],
      [reserved.orderId, reserved.reference, reserved.lines, reserved.totalPennies],
      'the order',
    );
    checkEqual([data.holdSeconds, data.holdExpiresAt], [800, reserved.holdExpiresAt], 'the hold');
    checkEqual(
      [data.payment.status, data.tickets, data.completedAt, data.crossEventPromoCodes],
      ['none', [], null, []],
      'what has not happened yet',
    );
  }),
  it('gap ORD-05 AUT-11 the status needs the token, and a key where the organiser asks for one', async (target) => {
    const open = buyerAt(target, 'last-ticket');
    const closed = buyerAt(target);
    const loft = await open.reserve({ Standing: 1 });
    const field = await closed.reserve({ Weekend: 1 });
    const none = { key: null };
    await read(target, 'getOrder', { ...open.event, checkoutToken: loft.checkoutToken }, none);
    const at = { ...festival, checkoutToken: field.checkoutToken };
    await refused(target, 'getOrder', at, 'unauthorized', none);
    await closed.refusesOrder('getOrder', 'not_found', loft.checkoutToken);
    await open.refusesOrder('getOrder', 'not_found', field.checkoutToken);
  }),
  it('ORD-02 RES-05 codes for another event are an empty list until the order is completed', async (target) => {
    const buyer = buyerAt(target);
    const { token, attemptId } = await buyer.toPayment({ Weekend: 1 });
    checkEqual((await buyer.order(token)).crossEventPromoCodes, [], 'the codes before');
    await buyer.play(attemptId, 'approve');
    checkEqual((await buyer.order(token)).crossEventPromoCodes.length, 1, 'the codes after');
  }),
  it('gap ORD-06 an order that is bought has no hold any more', async (target) => {
    const buyer = buyerAt(target);
    const { holdSeconds, holdExpiresAt } = await buyer.order(await buyer.buy({ Weekend: 1 }));
    checkEqual([holdSeconds, holdExpiresAt], [null, null], 'the hold');
  }),
  it('ORD-03 STA-08 the service alone knows whether an order is paid: a look at it changes nothing', async (target) => {
    const buyer = buyerAt(target);
    const { token } = await buyer.toPayment({ Weekend: 1 });
    const at = { ...festival, checkoutToken: token };
    const { data } = await read(target, 'getOrder', at, { query: { success: '1' } });
    checkEqual(data.status, 'awaiting_payment', 'the order');
  }),
];
