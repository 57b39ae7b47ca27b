import { check, checkEqual } from '../check.js';
import { festival, keys } from '../demo-world.js';
import { Ours } from '../lenient.js';
import { askAt, gatedFeeds, isOpen, openFeeds, placeOf } from '../places.js';
import { addressOf, refused } from '../read.js';
import { it } from '../it.js';
import { NotHere, type Case, type Target } from '../target.js';

/** Who may ask any service. spec L277-284 */

async function mustRequireKeys(target: Target): Promise<void> {
  if (await isOpen(target)) throw new NotHere('an organiser that requires keys: --key, --event');
}

/** Where no key is required, any key is as good as none. */
const gated = (ids: string, title: string, key: string | null): Case[] =>
  gatedFeeds.map((name) =>
    it(`anywhere ${ids} ${name} ${title}`, async (target) => {
      const place = await placeOf(target, name);
      const slug = place.params['slug'];
      const isRefused = !(await isOpen(target, slug === undefined ? festival : { slug }));
      const { error } = await askAt(target, name, place, { key });
      const code = error?.code ?? 'a success';
      checkEqual(code, isRefused ? 'unauthorized' : 'a success', `the answer of ${name}`);
    }),
  );

const open = (title: string, key: string | null): Case[] =>
  [...openFeeds, 'searchEvents' as const].map((name) =>
    it(`anywhere AUT-08 EVT-01 EVT-11 ART-03 ANN-07 ${name} ${title}`, async (target) => {
      const { error } = await askAt(target, name, await placeOf(target, name), { key });
      // Its row of the table lists 401, too. spec L228
      if (name === 'listBroadcasts' && error?.code === 'unauthorized')
        throw new Ours('announcements without a key, as they are today');
      checkEqual(error?.code, undefined, `the refusal of ${name}`);
    }),
  );

const devices = [undefined, 'Bearer not-a-device'].flatMap((authorization) =>
  (['getRewards', 'claimReward'] as const).map((name) =>
    it(`anywhere RWD-01 ERR-01 ${name} refuses ${authorization ? 'a token of no device' : 'no token at all'}`, async (target) => {
      const method = name === 'getRewards' ? 'GET' : 'POST';
      const path = name === 'getRewards' ? 'rewards' : 'reward-claims';
      const headers = { ...(authorization && { Authorization: authorization }) };
      const address = `${target.baseUrl}/v1/devices/me/ambassador/${path}`;
      const { status } = await target.send()(address, { method, headers });
      checkEqual(status, 401, `the status of ${name}`);
    }),
  ),
);

export const anyKey = [
  ...gated('AUT-02 ERR-01 AUT-09', 'needs a key where the organiser requires them', null),
  ...gated(
    'AUT-03 AUT-04 AUT-09',
    'refuses a key that nobody has where keys are required, and ignores it where not',
    keys.nonsense,
  ),
  ...open('answers without a key', null),
  ...open('ignores a key that nobody has', keys.nonsense),
  ...['web', 'app', null].flatMap((surface) =>
    (['quote', 'reserve'] as const).map((name) =>
      it(`anywhere AUT-11 QUO-03 ${name} needs a key, ${surface ? `on the ${surface}` : 'without a surface'}`, async (target) => {
        const wish = { key: null, surface };
        const { error } = await askAt(target, name, await placeOf(target, name), wish);
        checkEqual(error?.code, 'unauthorized', `the refusal of ${name}`);
      }),
    ),
  ),
  ...(['quote', 'reserve'] as const).map((name) =>
    it(`anywhere AUT-04 AUT-11 ${name} refuses a key that nobody has`, async (target) => {
      const wish = { key: keys.nonsense };
      const { error } = await askAt(target, name, await placeOf(target, name), wish);
      checkEqual(error?.code, 'unauthorized', `the refusal of ${name}`);
    }),
  ),
  ...[null, keys.nonsense].flatMap((key) =>
    (['subscribe', 'submitForm'] as const).map((name) =>
      it(`anywhere AUT-09 AUT-12 ${name} refuses ${key ? 'a key that nobody has' : 'to be sent without one'}`, async (target) => {
        await mustRequireKeys(target);
        const { error } = await askAt(target, name, await placeOf(target, name), { key });
        checkEqual(error?.code, 'unauthorized', `the refusal of ${name}`);
      }),
    ),
  ),
  it('anywhere AUT-01 AUT-14 a key counts in its header only: not in the address, not as a bearer', async (target) => {
    await mustRequireKeys(target);
    const wish = { key: null, query: { key: keys.meadowlark } };
    await refused(target, 'getLineup', festival, 'unauthorized', wish);
    const headers = { Authorization: `Bearer ${keys.meadowlark}` };
    const { status } = await target.send()(addressOf(target, 'getLineup', festival), { headers });
    checkEqual(status, 401, 'the status with a bearer');
  }),
  it('gap anywhere AUT-14 no refusal repeats the key that was sent', async (target) => {
    for (const name of ['getLineup', 'quote'] as const) {
      const { text } = await askAt(target, name, await placeOf(target, name), {
        key: keys.nonsense,
      });
      check(!text.includes(keys.nonsense), `an answer of ${name} without the key`);
    }
  }),
  ...devices,
];
