import type { FaultInput } from './faults.js';
import type { SettingsChange } from './settings.js';
import type { World } from './world.js';

/** A state of the world that a demo, a story or a test asks for by name: `emulator:slow`. */
interface Scenario {
  edit?: (world: World) => void;
  faults?: FaultInput[];
  settings?: SettingsChange;
}

const always = (effect: FaultInput['effect']): Scenario => ({
  faults: [{ operation: '*', effect }],
});

const scenarios: Record<string, Scenario> = {
  '': {},
  empty: { edit: emptyLists },
  slow: always({ kind: 'latency', seconds: 2 }),
  offline: always({ kind: 'drop_before' }),
  error: always({ kind: 'status', status: 500 }),
  unauthorized: always({ kind: 'status', code: 'unauthorized' }),
  'not-found': always({ kind: 'status', code: 'not_found' }),
  'bad-answer': always({ kind: 'not_json' }),
  /** A train in the countryside: the first calls are lost, the next is late, then all is well. */
  flaky: {
    faults: [
      { operation: '*', times: 2, effect: { kind: 'drop_before' } },
      { operation: '*', after: 2, times: 1, effect: { kind: 'latency', seconds: 3 } },
    ],
  },
  /** The last Weekend tickets are all in somebody's basket, and some may come back. */
  'held-back': { edit: holdBack },
  /** A service that says, and listens to, only what the specification states. */
  bare: { settings: { bare: true } },
  /** A payment is a form in the page, by Stripe or by a provider that stands in for it. */
  'payment-form': { settings: { paymentKind: 'client_secret' } },
  /** The service of next year: more members in every answer, a key wanted everywhere. */
  future: { settings: { additiveMembers: true, enforceKeysEverywhere: true } },
};

/** @throws {Error} when there is no such scenario */
export function scenarioNamed(name: string): Scenario {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (scenario) return scenario;
  const known = Object.keys(scenarios).filter(Boolean).join(', ');
  throw new Error(`The emulator has no scenario "${name}". It has: ${known}.`);
}

function emptyLists(world: World): void {
  for (const event of world.events) {
    const nothing = { sets: [], faq: [], news: [], broadcasts: [], gallery: [], tickets: null };
    Object.assign(event, nothing);
  }
  for (const organiser of world.organisers) organiser.inPublicSearch = false;
  world.affiliates = [];
}

function holdBack({ events }: World): void {
  for (const { tickets } of events) {
    const release = tickets?.releases.find(({ name }) => name === 'Weekend');
    if (release) release.held = release.stock - release.sold;
  }
}
