import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { limitRuns } from '../effort.js';
import { assetsUrl, base } from './tiny-world.js';

/** Numbers and texts that somebody types by mistake, or to see what happens. */
const odd: unknown[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 2 ** 31, 2 ** 53, 1e21, 1e300, 1e308, -1e308],
  ...['', ' ', 'x', '__proto__', 'constructor', '\u0000', '\ud800', '<b>', 'a'.repeat(3000)],
  ...['2027-05-01', '2027-06-01T10:00Z', '2027-13-45T99:99:99Z', '2027-06-01T10:00:00+02:00'],
  ...['+275760-09-13T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '-000001-01-01T00:00:00Z'],
  ...['0001-01-01T00:00:00Z', 'now', '1e9', 'search', 'meadowlark-2027', 'lantern-walk'],
  ...[[], {}, [null], [[]], { length: 1 }, [{ operation: '*' }], { kind: 'status' }],
];

const runs = limitRuns(300);
const emulator: Emulator = createEmulator({ assetsUrl });
const first = emulator.control.state();
const meadow = first.releases.filter((one) => one.event === 'meadowlark-2027');
const someRewards = first.rewards.slice(0, 3);
const affiliates = someRewards.map((one) => one.affiliateId);
const definitions = someRewards.map((one) => one.rewardDefinitionId);
const ids = [...meadow.map(({ id }) => id), ...affiliates, ...definitions];

const { world } = emulator.control.world();
const sets = world.events
  .filter(({ slug }) => slug === 'meadowlark-2027')
  .flatMap((event) => event.sets);
const artists = sets.flatMap((set) => set.artists);

/** Call -> its members, each with values that make sense. What makes none is added to all of them. */
const members: Record<string, Record<string, unknown[]>> = {
  reset: { seed: [1, 2], now: ['2027-05-01T10:00:00.000Z'] },
  clock: { now: ['2027-05-01T10:00:00.000Z'], advanceSeconds: [1, 60, 86_400], frozen: [true] },
  faults: {},
  publish: { event: ['meadowlark-2027'], contentType: ['faq', 'tickets', 'lineup', 'prelaunch'] },
  stock: { releaseId: ids, remaining: [0, 1, 50] },
  sale: {
    event: ['meadowlark-2027'],
    releaseId: ids,
    pricePennies: [0, 1999],
    salesStartAt: ['2027-06-01T10:00:00.000Z', null],
    salesEndAt: ['2027-06-01T10:00:00.000Z', null],
    hidden: [true, false],
    deleted: [true],
    consentText: ['Write to me.'],
  },
  rename: { event: ['meadowlark-2027', 'bare-field'], slug: ['elsewhere', 'search'] },
  rivals: {
    releaseId: ids,
    buyers: [1, 3],
    each: [1, 2],
    outcome: ['hold', 'buy'],
    promo: ['LARK10', 'CREW'],
  },
  'artist-photo': { event: ['meadowlark-2027'], artistId: artists, adopted: [true, false] },
  'move-set': {
    event: ['meadowlark-2027'],
    slotId: sets.slice(0, 5).map(({ id }) => id),
    day: ['2027-06-26'],
    startTime: ['20:00', '23:30'],
    endTime: ['21:00', '00:45'],
    stage: ['Barn', ''],
  },
  [`payments/${ids[0]}`]: { outcome: ['approve', 'decline'], attemptId: ids },
  payments: { outcome: ['approve'], attemptId: ids },
  rewards: {
    affiliateId: affiliates,
    rewardDefinitionId: definitions,
    change: [{ takenBack: true }, { refund: 'pending' }, { sent: { trackingNumber: '1' } }],
  },
  campaigns: { event: ['meadowlark-2027', 'harbour-free'] },
  settings: {
    enforceKeysEverywhere: [true, false],
    shuffleStatuses: [true],
    additiveMembers: [true],
    omit: [['tagline'], []],
    rateLimits: [true],
  },
};

const effects = [
  'latency status drop_before not_json truncate wrong_shape drop_after duplicate hang stale',
  'clock_skew omit',
].flatMap((kinds) => kinds.split(' '));

const anything = fc.oneof(fc.constantFrom(...odd), fc.jsonValue());

/** A list of rules of which some make sense. */
const rules = fc.array(
  fc.record(
    {
      operation: fc.constantFrom('*', 'getEvent', 'nothing', 7),
      after: anything,
      times: anything,
      effect: fc.record(
        {
          kind: fc.constantFrom(...effects, 'odd', null),
          seconds: anything,
          status: fc.oneof(anything, fc.constantFrom(400, 503, 599, 600)),
          code: anything,
          members: anything,
          headers: anything,
          retryAfterSeconds: anything,
        },
        { requiredKeys: ['kind'] },
      ),
    },
    { requiredKeys: ['operation', 'effect'] },
  ),
  { maxLength: 2 },
);

function bodies(call: string): fc.Arbitrary<unknown> {
  const known = Object.entries(members[call] ?? {}).map(([name, values]) => [
    name,
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, anything),
  ]);
  const near = fc.record(Object.fromEntries(known) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  });
  return fc.oneof(
    { weight: 6, arbitrary: call === 'faults' ? rules : near },
    { weight: 2, arbitrary: anything },
  );
}

const ask = (path: string, init?: RequestInit) =>
  emulator.app.fetch(new Request(base + path, init), { origin: null });

const key = { headers: { 'X-Service-Key': 'pk_live_meadowlark_demo' } };

/** What somebody reads next: whatever a call has done, the service can still say it. */
async function expectReadable(): Promise<void> {
  emulator.control.faults([]);
  const index = await ask('/__emulator/');
  expect(index.status).to.equal(200);
  for (const path of [
    '/v1/events/meadowlark-2027?surface=web',
    '/v1/events/meadowlark-2027/version?surface=web',
    '/v1/events/meadowlark-2027/tickets?surface=web',
    '/v1/events/meadowlark-2027/lineup?surface=web',
    '/v1/events/meadowlark-2027/news',
    '/v1/events/search?surface=web',
  ]) {
    const answer = await ask(path, key);
    expect(answer.status, `${path}: ${await answer.text()}`).to.be.below(500);
  }
}

describe('the control port under random bodies (EMU-07, EMU-08)', () => {
  for (const call of Object.keys(members)) {
    it(`POST ${call.replace(/\/.*/, '/{attemptId}')} answers what it cannot do with 4xx and a message`, async () => {
      let taken = 0;
      let refused = 0;
      emulator.control.reset({});
      await fc.assert(
        fc.asyncProperty(bodies(call), async (sent) => {
          const body = JSON.stringify(sent);
          const answer = await ask(`/__emulator/${call}`, { method: 'POST', body });
          const text = await answer.text();
          expect(answer.status, `${body}: ${text}`).to.be.below(500);
          if (answer.ok) taken += 1;
          else {
            refused += 1;
            expect((JSON.parse(text) as { error: string }).error).to.match(/\S/);
          }
          if (answer.ok) await expectReadable();
          emulator.control.settings({ omit: [], additiveMembers: false, shuffleStatuses: false });
        }),
        { seed: 20270501, numRuns: runs },
      );
      expect(refused, 'bodies that were refused').to.be.above(runs / 15);
      const isPayment = call.startsWith('payments');
      if (!isPayment) expect(taken, 'bodies that were taken').to.be.above(0);
    });
  }

  for (const text of ['', '{', 'null', '7', '[]', '"x"', '\u0000', '['.repeat(9000)]) {
    it(`a body like ${JSON.stringify(text.slice(0, 9))} is never a failure of the emulator`, async () => {
      for (const call of Object.keys(members)) {
        const answer = await ask(`/__emulator/${call}`, { method: 'POST', body: text });
        expect(answer.status, `${call}: ${await answer.text()}`).to.be.below(500);
      }
      emulator.control.reset({});
    });
  }
});
