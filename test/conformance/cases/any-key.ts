import { check, checkEqual } from '../check.js';
import { festival, keys } from '../demo-world.js';
import { Ours } from '../lenient.js';
import { askAt, each, gatedFeeds, isOpen, openFeeds, placeOf } from '../places.js';
import { addressOf, refused } from '../read.js';
import { NotHere, type Case, type Target } from '../target.js';

/** Who may ask any service. spec L277-284 */

async function mustRequireKeys(target: Target): Promise<void> {
  if (await isOpen(target)) throw new NotHere('an organiser that requires keys: --key, --event');
}

/** Where no key is required, any key is as good as none. */
const gated = (title: string, ids: string[], key: string | null): Case[] =>
  each(gatedFeeds, {
    ids,
    title: (name) => `${name} ${title}`,
    async run(target, name) {
      const place = await placeOf(target, name);
      const slug = place.params['slug'];
      const isRefused = !(await isOpen(target, slug === undefined ? festival : { slug }));
      const { error } = await askAt(target, name, place, { key });
      const code = error?.code ?? 'a success';
      checkEqual(code, isRefused ? 'unauthorized' : 'a success', `the answer of ${name}`);
    },
  });

const open = (title: string, ids: string[], key: string | null): Case[] =>
  each([...openFeeds, 'searchEvents'], {
    ids,
    title: (name) => `${name} ${title}`,
    async run(target, name) {
      const { error } = await askAt(target, name, await placeOf(target, name), { key });
      // Its row of the table lists 401, too. spec L228
      if (name === 'listBroadcasts' && error?.code === 'unauthorized')
        throw new Ours('announcements without a key, as they are today');
      checkEqual(error?.code, undefined, `the refusal of ${name}`);
    },
  });

const devices = [undefined, 'Bearer not-a-device'].flatMap((authorization) =>
  each(['getRewards', 'claimReward'], {
    ids: ['RWD-01', 'ERR-01'],
    title: (name) =>
      `${name} refuses ${authorization ? 'a token of no device' : 'no token at all'}`,
    async run(target, name) {
      const { method, path } = {
        getRewards: { method: 'GET', path: 'rewards' },
        claimReward: { method: 'POST', path: 'reward-claims' },
      }[name as 'getRewards' | 'claimReward'];
      const headers = { ...(authorization && { Authorization: authorization }) };
      const address = `${target.baseUrl}/v1/devices/me/ambassador/${path}`;
      const { status } = await target.send()(address, { method, headers });
      checkEqual(status, 401, `the status of ${name}`);
    },
  }),
);

export const anyKey: Case[] = [
  ...gated('needs a key where the organiser requires them', ['AUT-02', 'ERR-01', 'AUT-09'], null),
  ...gated(
    'refuses a key that nobody has where keys are required, and ignores it where not',
    ['AUT-03', 'AUT-04', 'AUT-09'],
    keys.nonsense,
  ),
  ...open('answers without a key', ['AUT-08', 'EVT-01', 'EVT-11', 'ART-03', 'ANN-07'], null),
  ...open(
    'ignores a key that nobody has',
    ['AUT-08', 'EVT-01', 'EVT-11', 'ART-03', 'ANN-07'],
    keys.nonsense,
  ),
  ...['web', 'app', null].flatMap((surface) =>
    each(['quote', 'reserve'], {
      ids: ['AUT-11', 'QUO-03'],
      title: (name) =>
        `${name} needs a key, ${surface ? `on the ${surface}` : 'without a surface'}`,
      async run(target, name) {
        const wish = { key: null, surface };
        const { error } = await askAt(target, name, await placeOf(target, name), wish);
        checkEqual(error?.code, 'unauthorized', `the refusal of ${name}`);
      },
    }),
  ),
  ...each(['quote', 'reserve'], {
    ids: ['AUT-04', 'AUT-11'],
    title: (name) => `${name} refuses a key that nobody has`,
    async run(target, name) {
      const wish = { key: keys.nonsense };
      const { error } = await askAt(target, name, await placeOf(target, name), wish);
      checkEqual(error?.code, 'unauthorized', `the refusal of ${name}`);
    },
  }),
  ...[null, keys.nonsense].flatMap((key) =>
    each(['subscribe', 'submitForm'], {
      ids: ['AUT-09', 'AUT-12'],
      title: (name) =>
        `${name} refuses ${key ? 'a key that nobody has' : 'to be sent without one'}`,
      async run(target, name) {
        await mustRequireKeys(target);
        const { error } = await askAt(target, name, await placeOf(target, name), { key });
        checkEqual(error?.code, 'unauthorized', `the refusal of ${name}`);
      },
    }),
  ),
  {
    ids: ['AUT-01', 'AUT-14'],
    title: 'a key counts in its header only: not in the address, not as a bearer',
    origin: 'spec',
    holds: 'anywhere',
    async run(target) {
      await mustRequireKeys(target);
      const wish = { key: null, query: { key: keys.meadowlark } };
      await refused(target, 'getLineup', festival, 'unauthorized', wish);
      const headers = { Authorization: `Bearer ${keys.meadowlark}` };
      const { status } = await target.send()(addressOf(target, 'getLineup', festival), { headers });
      checkEqual(status, 401, 'the status with a bearer');
    },
  },
  {
    ids: ['AUT-14'],
    title: 'no refusal repeats the key that was sent',
    origin: 'gap',
    holds: 'anywhere',
    async run(target) {
      for (const name of ['getLineup', 'quote'] as const) {
        const { text } = await askAt(target, name, await placeOf(target, name), {
          key: keys.nonsense,
        });
        check(!text.includes(keys.nonsense), `an answer of ${name} without the key`);
      }
    },
  },
  ...devices,
];
