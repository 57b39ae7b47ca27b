import { limits } from '../../../src/contract/limits.js';
import { check, checkEqual } from '../check.js';
import { festival, unknown } from '../demo-world.js';
import { endsOfHold, endsOfToken, nowIn, secondsUntil, type End } from '../hold-length.js';
import { askAt, placeOf } from '../places.js';
import { read } from '../read.js';
import { holdOnce, type HeldAnswer } from '../sale.js';
import { it } from '../it.js';
import { NotHere } from '../target.js';

/** How long any service holds tickets, and how long its token is good. spec L204, L344, L345 */

const dataOf = ({ text }: { text: string }): unknown =>
  (JSON.parse(text) as { data: unknown }).data;

/** The answer may have come a moment later; the FAQ may have been kept for a minute. */
const seconds = { ofTheAnswer: 5, ofAFeed: 65 };

function checkLength(held: HeldAnswer, found: readonly End[], wanted: number): void {
  const own = nowIn(dataOf(held), held.headers);
  for (const end of found) {
    const best = secondsUntil(end, own, wanted);
    const byFeed = secondsUntil(end, [held.feedBuiltAt], wanted);
    const isSo =
      Math.abs(best - wanted) <= seconds.ofTheAnswer ||
      (end.at !== undefined && Math.abs(byFeed - wanted) <= seconds.ofAFeed);
    check(isSo, `${end.path} to be ${wanted} seconds from reserve, not ${Math.round(best)}`);
  }
}

export const anyHold = [
  it('anywhere RES-01 LIM-06 a hold lasts 15 minutes, wherever the service says when it lapses', async (target) => {
    const held = await holdOnce(target, 'paid');
    const found = endsOfHold(dataOf(held));
    if (found.length === 0) throw new NotHere('an answer of reserve that says when it lapses');
    checkLength(held, found, limits.holdMinutes * 60);
  }),
  it('anywhere RES-01 LIM-06 a ticket feed that says how long tickets are held says 15 minutes', async (target) => {
    const feed = dataOf(await read(target, 'getTickets', festival));
    const lengths = endsOfHold(feed).filter((end) => end.seconds !== undefined);
    for (const end of lengths)
      checkEqual(end.seconds, limits.holdMinutes * 60, `the seconds of ${end.path}`);
  }),
  it('anywhere RES-02 LIM-07 a token is good for 24 hours, wherever the service says until when', async (target) => {
    const held = await holdOnce(target, 'paid');
    const found = endsOfToken(dataOf(held));
    if (found.length === 0) throw new NotHere('an answer of reserve that says when a token ends');
    checkLength(held, found, 24 * 3600);
  }),
  it('anywhere RES-02 ORD-05 a token opens no checkout of another event', async (target) => {
    const { params } = await placeOf(target, 'getOrder');
    const elsewhere = { params: { ...params, ...unknown } };
    const { error } = await askAt(target, 'getOrder', elsewhere);
    checkEqual(error?.code, 'not_found', 'the answer');
  }),
];
