import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buyerAt, returnUrl, type Buyer } from '../conformance/buyer.js';
import { webOnly } from '../conformance/demo-world.js';
import { salesTold } from '../conformance/messages.js';
import { overHttp } from '../conformance/over-http.js';
import { ask } from '../conformance/read.js';
import type { Target } from '../conformance/target.js';
import { addressOf, kill, run } from './process.js';

/** Forty at once, over real sockets: whoever is first wins, and the others hear why not. */

const crowd = 40;

let server: ChildProcess | undefined;
let target: Target;

async function start(...args: string[]): Promise<void> {
  server = run('--port', '0', ...args);
  const baseUrl = await addressOf(server);
  target = overHttp(baseUrl, `${baseUrl}/__emulator`);
}

test.describe.configure({ mode: 'default' }); // one server, one world: one after the other
test.beforeAll(() => start());
test.beforeEach(() => target.control('reset', {}));
test.afterAll(async () => {
  if (server) await kill(server);
});

const together = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: crowd }, (_, index) => work(index)));

/** What became of everybody, and of how many. */
function count(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

async function rush({ event, key }: Buyer, bodyOf: (index: number) => object) {
  const answers = await together((index) =>
    ask(target, 'reserve', event, { key, body: bodyOf(index) }),
  );
  return count(answers.map(({ error }) => error?.code ?? 'held'));
}

async function lastTicketIsHeldOnce(): Promise<void> {
  const buyer = buyerAt(target, 'last-ticket');
  const body = await buyer.cart({ Standing: 1 });
  expect(await rush(buyer, () => body)).toEqual({ held: 1, sold_out: crowd - 1 });
  expect(await buyer.release('Standing')).toMatchObject({ sold: 59, held: 1, remaining: 0 });
}

test('RES-12 the last ticket is held once, and everybody else hears sold_out', async () => {
  await lastTicketIsHeldOnce();
});

test('RES-09 a code for one order is in one hold, and everybody else hears promo_used_up', async () => {
  const buyer = buyerAt(target);
  const body = await buyer.cart({ Weekend: 1 }, { promo: 'ONEUSE' });
  expect(await rush(buyer, () => body)).toEqual({ held: 1, promo_used_up: crowd - 1 });
  expect((await buyer.release('Weekend')).held).toBe(1);
});

test('RES-12 the last places in the venue are shared out once, whatever release they are in', async () => {
  const buyer = buyerAt(target, webOnly.slug);
  const { id: releaseId } = await buyer.release('Walker');
  await target.control('stock', { releaseId, remaining: 200 });
  await target.control('rivals', { releaseId, buyers: 20, each: 8, outcome: 'buy' });
  // 96, 40 and 160 of 300 places are taken.
  const walker = await buyer.cart({ Walker: 1 });
  const small = await buyer.cart({ 'Small Walker': 1 });
  const heard = await rush(buyer, (index) => (index % 2 ? walker : small));
  expect(heard).toEqual({ held: 4, sold_out: crowd - 4 });
  const held = [await buyer.release('Walker'), await buyer.release('Small Walker')];
  expect(held.map((release) => release.held).reduce((one, other) => one + other)).toBe(4);
});

test('PAY-03 an order that is paid forty times at once has one payment', async () => {
  const buyer = buyerAt(target);
  const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
  await buyer.details(checkoutToken);
  const at = { ...buyer.event, checkoutToken };
  const answers = await together(() => ask(target, 'pay', at, { body: { returnUrl } }));
  const attempts = new Set(answers.map(({ data }) => data?.attemptId));
  expect([...attempts]).toEqual([expect.any(String)]);
  const { payments } = (await target.control('payments')) as { payments: { status: string }[] };
  expect(payments.map(({ status }) => status)).toEqual(['open']);
});

test('FRE-02 WHK-08 a free order that is completed forty times at once is one sale', async () => {
  const buyer = buyerAt(target, 'harbour-free');
  const { checkoutToken } = await buyer.reserve({ Quayside: 2 });
  await buyer.details(checkoutToken);
  const { sold } = await buyer.release('Quayside');
  const answers = await together(() => buyer.completeFree(checkoutToken));
  expect(answers).toEqual(answers.map(() => ({ completed: true })));
  expect((await buyer.release('Quayside')).sold).toBe(sold + 2);
  expect(await salesTold(target)).toHaveLength(1);
});

test('RES-12 EMU-09 the last ticket is held once where every answer is written to a file first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  try {
    if (server) await kill(server);
    await start('--state', join(folder, 'state.json'));
    await lastTicketIsHeldOnce();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
