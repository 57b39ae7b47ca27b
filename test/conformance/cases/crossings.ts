import { gapLimits, limits } from '../../../src/contract/limits.js';
import { buyerAt, minutesLater, standStill } from '../buyer.js';
import { checkEqual } from '../check.js';
import { moveTo } from '../clock.js';
import { festival, keys, webOnly } from '../demo-world.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const slugAt = async (target: Target, slug: string) =>
  (await read(target, 'getEvent', { slug }, { key: keys.foghorn })).data.slug;

/** Found by random walks, or on the way: two things that meet by chance. */
export const crossings = [
  it('RES-12 EVT-04 whoever has a ticket of a deleted type still takes a place in the venue', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target, webOnly.slug);
    const { id: releaseId } = await buyer.release('Walker');
    const { id: deletedId } = await buyer.release('Small Walker');
    await target.control('stock', { releaseId, remaining: 200 });
    await buyer.reserve({ 'Small Walker': 4 });
    await target.control('sale', { event: webOnly.slug, releaseId: deletedId, deleted: true });
    // 96 Walkers, 40 Small Walkers and 4 in a hold, of 300 places.
    checkEqual((await buyer.release('Walker')).remaining, 160, 'what is left');
    await moveTo(target, minutesLater(limits.holdMinutes));
    checkEqual((await buyer.release('Walker')).remaining, 164, 'what is left after the hold');
  }),
  it('gap PAY-05 PAY-06 a slow bank that says yes at the very moment at which the tickets go back is too late', async (target) => {
    await standStill(target);
    const end = limits.holdMinutes + gapLimits.paymentGraceMinutes;
    const early = await buyerAt(target).toPayment({ Weekend: 1 });
    const late = await buyerAt(target).toPayment({ Weekend: 1 });
    await moveTo(target, minutesLater(end - 3, -1));
    await buyerAt(target).play(early.attemptId, 'process_slowly');
    await moveTo(target, minutesLater(end - 3));
    await buyerAt(target).play(late.attemptId, 'process_slowly');
    await moveTo(target, minutesLater(end));
    checkEqual((await buyerAt(target).order(early.token)).status, 'completed', 'one before it');
    checkEqual((await buyerAt(target).order(late.token)).status, 'refunded', 'the other');
  }),
  it('gap ENV-20 a slug that two events had, one after the other, stays with the later one', async (target) => {
    for (const [event, slug] of [
      ['lantern-walk', 'by-the-sea'],
      ['by-the-sea', 'lantern-walk'],
      ['last-ticket', 'by-the-sea'],
      ['by-the-sea', 'last-ticket'],
    ])
      await target.control('rename', { event, slug });
    checkEqual(await slugAt(target, 'by-the-sea'), 'last-ticket', 'the event');
  }),
  it('gap ENV-20 VER-03 the form of an event that was renamed is still its form when the organiser edits it', async (target) => {
    const form = async () => (await read(target, 'getForm', { key: 'meadowlark-feedback' })).data;
    const { version } = await form();
    await target.control('rename', { event: festival.slug, slug: 'meadowlark-again' });
    await target.control('publish', { event: festival.slug, contentType: 'forms' });
    checkEqual((await form()).version, version + 1, 'the version of the form');
  }),
];
