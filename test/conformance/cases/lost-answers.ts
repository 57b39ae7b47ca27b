import { check, checkEqual, first } from '../check.js';
import { festival, keys } from '../demo-world.js';
import { addressOf, read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const headers = { 'X-Service-Key': keys.meadowlark, 'Content-Type': 'application/json' };
const ticket = 'Duo Pass';

/** A fault for one call. */
const once = (target: Target, operation: string, effect: object) =>
  target.control('faults', [{ operation, times: 1, effect }]);

const releaseId = async (target: Target): Promise<string> => {
  const { releases } = (await read(target, 'getTickets', festival)).data;
  return first(
    releases.filter(({ name }) => name === ticket),
    ticket,
  ).id;
};

async function reserve(target: Target, signal?: AbortSignal): Promise<Response> {
  const body = JSON.stringify({ items: [{ releaseId: await releaseId(target), quantity: 2 }] });
  const address = addressOf(target, 'reserve', festival);
  return target.fetch(address, { method: 'POST', headers, body, ...(signal && { signal }) });
}

/** Tickets in live holds, as the organiser sees them. */
async function heldOf({ control }: Target): Promise<number> {
  const { orders } = (await control('orders')) as { orders: { tickets: number }[] };
  return orders.reduce((sum, { tickets }) => sum + tickets, 0);
}

const nameOfFailure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error as Error).name,
  );

const bodyOf = async (answer: Response) => (await answer.json()) as { data: Answer };
interface Answer {
  serverTime?: string;
  holdExpiresAt?: string;
  holdSeconds?: number;
  slots?: { setNote?: string | null }[];
}

async function lineup(target: Target): Promise<string> {
  const answer = await target.fetch(addressOf(target, 'getLineup', festival), { headers });
  return answer.text();
}

export const lostAnswers = [
  it('gap EMU-08 drop_after executes the request and loses the answer', async (target) => {
    await once(target, 'reserve', { kind: 'drop_after' });
    checkEqual(await nameOfFailure(reserve(target)), 'TypeError', 'the failure');
    checkEqual(await heldOf(target), 2, 'what is held');
  }),
  it('gap EMU-08 duplicate executes the request twice and answers once', async (target) => {
    await once(target, 'reserve', { kind: 'duplicate' });
    checkEqual((await reserve(target)).status, 200, 'the answer');
    checkEqual(await heldOf(target), 4, 'what is held');
  }),
  it('gap EMU-08 hang neither executes nor answers, until the caller gives up', async (target) => {
    await once(target, 'reserve', { kind: 'hang' });
    const caller = new AbortController();
    const answer = reserve(target, caller.signal);
    setTimeout(() => caller.abort(), 300);
    checkEqual(await nameOfFailure(answer), 'AbortError', 'the failure');
    checkEqual(await heldOf(target), 0, 'what is held');
  }),
  it('gap EMU-08 stale answers what the address answered before', async (target) => {
    await target.control('faults', [
      { operation: 'getLineup', after: 1, times: 1, effect: { kind: 'stale' } },
    ]);
    const before = await lineup(target);
    await target.control('publish', { event: 'meadowlark-2027', contentType: 'lineup' });
    checkEqual(await lineup(target), before, 'the stale answer');
    check((await lineup(target)) !== before, 'a fresh answer after that');
  }),
  it('gap EMU-08 clock_skew shifts every timestamp and no number of seconds', async (target) => {
    await target.control('clock', { frozen: true });
    await once(target, 'reserve', { kind: 'clock_skew', seconds: 7200 });
    const { data } = await bodyOf(await reserve(target));
    const { now } = (await target.control('clock')) as { now: string };
    const skew = Date.parse(data.serverTime ?? '') - Date.parse(now);
    checkEqual([skew, data.holdSeconds], [7_200_000, 900], 'skew and hold');
  }),
  it('gap EMU-08 omit leaves out members at any depth, and headers', async (target) => {
    const members = ['setNote'];
    await once(target, 'getLineup', { kind: 'omit', members, headers: ['cache-control'] });
    const answer = await target.fetch(addressOf(target, 'getLineup', festival), { headers });
    checkEqual(answer.headers.get('Cache-Control'), null, 'Cache-Control');
    const [slot] = (await bodyOf(answer)).data.slots ?? [];
    check(slot !== undefined && !('setNote' in slot), 'a slot without its note');
  }),
];
