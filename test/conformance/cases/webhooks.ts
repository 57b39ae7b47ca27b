import { check, checkEqual } from '../check.js';
import { advance, freeze, virtualNow } from '../clock.js';
import { festival } from '../demo-world.js';
import { webhooksOf } from '../messages.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

/** Publishes at those seconds, waits until all is quiet, and gives the seconds of the notifications. */
async function notified(target: Target, publishedAt: number[]): Promise<number[]> {
  const start = Date.parse(await virtualNow(target));
  let passed = 0;
  for (const second of publishedAt) {
    await advance(target, second - passed);
    passed = second;
    await target.control('publish', { event: festival.slug, contentType: 'lineup' });
  }
  await advance(target, 3600);
  return (await webhooksOf(target)).map(({ createdAt }) => (Date.parse(createdAt) - start) / 1000);
}

const every = (step: number, last: number) =>
  Array.from({ length: last / step + 1 }, (_, index) => index * step);

const bursts: [title: string, publishedAt: number[], sentAt: number[]][] = [
  ['a lone change', [0], [120]],
  ['a second change just before', [0, 119], [239]],
  ['a second change just after', [0, 120], [120, 240]],
  ['a change a minute for twenty minutes', every(60, 1200), [900, 1320]],
  ['changes that end before the quarter of an hour', every(50, 850), [900]],
];

export const webhooks = [
  it('WHK-10 reading sends no webhook', async (target) => {
    await freeze(target);
    for (let call = 0; call < 20; call += 1) await read(target, 'getEvent', festival);
    await advance(target, 3600);
    checkEqual(await webhooksOf(target), [], 'the webhooks');
  }),
  ...bursts.map(([title, publishedAt, sentAt]) =>
    it(`WHK-01 WHK-02 WHK-03 WHK-04 WHK-05 WHK-11 content changes are announced in batches: ${title}`, async (target) => {
      await freeze(target);
      checkEqual(await notified(target, publishedAt), sentAt, 'the seconds of the notifications');
      const types = (await webhooksOf(target)).map(({ type }) => type);
      check(
        types.every((type) => type === 'site.content_changed'),
        `notifications of changed content, not ${types.join()}`,
      );
    }),
  ),
  it('WHK-01 WHK-12 changes of two kinds, or of two events, are announced apart', async (target) => {
    await freeze(target);
    for (const [event, contentType] of [
      ['meadowlark-2027', 'lineup'],
      ['meadowlark-2027', 'faq'],
      ['metropolis', 'lineup'],
    ])
      await target.control('publish', { event, contentType });
    await advance(target, 120);
    checkEqual((await webhooksOf(target)).length, 3, 'the number of notifications');
  }),
];
