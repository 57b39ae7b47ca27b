import { buyerAt } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { advance, freeze } from '../clock.js';
import { festival, huge, now } from '../demo-world.js';
import { read } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

/** What every served operation answers, as text. */
async function everything(target: Target): Promise<string[]> {
  const lineup = await read(target, 'getLineup', festival);
  const news = await read(target, 'listNews', festival);
  const artistId = first(
    lineup.data.slots.flatMap(({ artists }) => artists),
    'artist',
  ).id;
  const articleSlug = first(news.data.articles, 'article').slug;
  const answers = [
    lineup,
    news,
    await read(target, 'getEvent', festival),
    await read(target, 'getVersion', festival),
    await read(target, 'getArtist', { ...festival, artistId }),
    await read(target, 'getFaq', festival),
    await read(target, 'getArticle', { ...festival, articleSlug }),
    await read(target, 'listBroadcasts', festival),
    await read(target, 'getGallery', festival),
    await read(target, 'getOrganiser', { slug: 'foghorn' }),
    await read(target, 'searchEvents', {}),
    await read(target, 'getLineup', huge),
  ];
  return answers.map(({ text }) => text);
}

/** All that a buyer reads on the way from the cart to the tickets, ids and tokens included. */
async function checkoutOf(target: Target): Promise<string[]> {
  const buyer = buyerAt(target);
  const seen: unknown[] = [await buyer.quote({ Weekend: 2, 'Camping Plot': 4 })];
  const reserved = await buyer.reserve({ 'Saturday Day': 4 }, { promo: 'LARK10' });
  const token = reserved.checkoutToken;
  await advance(target, 30);
  seen.push(reserved, await buyer.details(token), await buyer.pay(token));
  await buyer.play((await buyer.pay(token)).attemptId, 'decline');
  seen.push(await buyer.order(token));
  await buyer.play((await buyer.pay(token)).attemptId, 'approve');
  seen.push(await buyer.order(token));
  const quay = buyerAt(target, 'harbour-free');
  const free = (await quay.reserve({ Quayside: 2 })).checkoutToken;
  seen.push(await quay.details(free), await quay.completeFree(free), await quay.order(free));
  for (const call of ['webhooks', 'mailbox', 'orders', 'payments', 'requests'] as const)
    seen.push(await target.control(call));
  return seen.map((answer) => JSON.stringify(answer));
}

async function begin(target: Target, seed: number): Promise<void> {
  await target.control('reset', { seed, now });
  await freeze(target);
  await target.control('clock', { now });
}

export const determinism = [
  it('gap EMU-06 the same seed at the same time answers the same bytes', async (target) => {
    await begin(target, 7);
    const once = await everything(target);
    await target.control('publish', { event: festival.slug, contentType: 'lineup' });
    await begin(target, 7);
    const again = await everything(target);
    once.forEach((text, index) => check(text === again[index], `the same bytes: ${index}`));
  }),
  it('gap EMU-06 RES-02 the same seed at the same time sells the same tickets: tokens, codes, webhooks and all', async (target) => {
    await begin(target, 7);
    const once = await checkoutOf(target);
    await begin(target, 7);
    const again = await checkoutOf(target);
    once.forEach((text, step) => checkEqual(again[step], text, `step ${step}`));
    await begin(target, 8);
    const [, token] = await checkoutOf(target);
    check(token !== once[1], 'another token with another seed');
  }),
  it('gap EMU-06 another seed is another world under the same names', async (target) => {
    await begin(target, 7);
    const seven = (await read(target, 'getLineup', festival)).data;
    await begin(target, 8);
    const eight = (await read(target, 'getLineup', festival)).data;
    checkEqual(eight.eventSlug, seven.eventSlug, 'the slug');
    check(JSON.stringify(eight) !== JSON.stringify(seven), 'another line-up');
  }),
];
