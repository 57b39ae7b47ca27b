import * as v from 'valibot';
import { buyerAt } from '../buyer.js';
import { check, checkEqual, checkShape, fails } from '../check.js';
import { festival, keys } from '../demo-world.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const Campaigns = v.object({ campaigns: v.array(v.object({ event: v.string() })) });
const Index = v.object({
  keys: v.array(v.object({ key: v.string(), event: v.nullable(v.string()) })),
  forms: v.array(v.object({ key: v.string(), event: v.nullable(v.string()) })),
});

/** The first event gets another address, and the second one takes the first one's. */
async function takeOver(target: Target, first: string, second: string): Promise<string> {
  await target.control('rename', { event: first, slug: `${first}-moved` });
  await target.control('rename', { event: second, slug: first });
  return `${first}-moved`;
}

/** What belongs to an event stays with it, whoever gets its first address. */
export const renamedEvents = [
  it('gap ENV-19 AUT-04 AUT-05 a key for one event does not pass to the event that takes over its slug', async (target) => {
    const moved = await takeOver(target, 'nightjar-2027', festival.slug);
    const own = { key: keys.nightjar, surface: 'app' };
    await read(target, 'getLineup', { slug: moved }, own);
    await refused(target, 'getLineup', { slug: 'nightjar-2027' }, 'unauthorized', own);
    await refused(target, 'getLineup', festival, 'unauthorized', own);
  }),
  it('gap ENV-19 FRM-01 FRM-12 FRM-16 a form stays with its event, its line-up and where it is published', async (target) => {
    const at = { key: 'meadowlark-feedback' };
    const before = (await read(target, 'getForm', at)).data;
    const eventSlug = await takeOver(target, festival.slug, 'nightjar-2027');
    checkEqual((await read(target, 'getForm', at)).data, { ...before, eventSlug }, 'the form');
    await target.control('publish', { event: festival.slug, contentType: 'forms' });
    checkEqual((await read(target, 'getForm', at)).data.version, before.version, 'its version');
  }),
  it('gap ENV-19 ORD-02 RES-05 a discount at another event stays at that event, promised and minted', async (target) => {
    const slug = await takeOver(target, 'foghorn-sessions', 'foghorn-kyoto');
    const buyer = buyerAt(target);
    const { crossEventOffers } = await buyer.reserve({ Weekend: 1 });
    checkEqual(
      crossEventOffers.map(({ targetEventSlug }) => targetEventSlug),
      [slug],
      'where it counts',
    );
    const { crossEventPromoCodes } = await buyer.order(await buyer.buy({ Weekend: 1 }));
    const [minted] = crossEventPromoCodes;
    checkEqual(minted?.targetEventSlug, slug, 'where the code counts');
    const { data } = await read(
      target,
      'getTickets',
      { slug },
      { key: keys.foghorn, query: { promo: minted?.code ?? '' } },
    );
    checkEqual(data.promo?.status ?? 'applied', 'applied', 'the code');
  }),
  it('gap ENV-19 WHK-09 EMU-07 a campaign, a key and a form are listed under the slug that their event has now', async (target) => {
    const moved = await takeOver(target, 'harbour-free', 'bare-field');
    const { campaigns } = checkShape(Campaigns, await target.control('campaigns'), 'the list');
    check(
      campaigns.some(({ event }) => event === moved),
      `a campaign of ${moved}`,
    );
    await target.control('campaigns', { event: moved });
    check(await fails(target.control('campaigns', { event: 'harbour-free' })), 'a refusal');
    const nightjar = await takeOver(target, 'nightjar-2027', 'draft-2028');
    const festivalNow = await takeOver(target, festival.slug, 'last-ticket');
    const index = checkShape(Index, await target.control('index'), 'the index');
    const key = index.keys.find((one) => one.key === keys.nightjar);
    checkEqual(key?.event, nightjar, 'the event of the key');
    const form = index.forms.find((one) => one.key === 'meadowlark-feedback');
    checkEqual(form?.event, festivalNow, 'the event of the form');
  }),
];
