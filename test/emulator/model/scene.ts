import { seedWorld } from '../../../src/emulator/seed/seed.js';
import { promo } from '../../../src/emulator/seed/ticket-sheet.js';
import type { PlanRecord, ReleaseRecord } from '../../../src/emulator/records/tickets.js';
import type { EventRecord, World } from '../../../src/emulator/state/world.js';
import { keys } from '../../conformance/demo-world.js';

/** What is sold here: the festival, with every kind of release, and the event that its codes are for. */
export const sold = [
  { name: 'meadowlark-2027', key: keys.meadowlark },
  { name: 'foghorn-sessions', key: keys.foghorn },
] as const;

/** Release -> tickets left. */
const left: Record<string, number> = {
  Weekend: 6,
  'Weekend Final Release': 4,
  'Saturday Day': 12,
  'Duo Pass': 5,
  'Camping Plot': 12,
  'Under 12': 4,
  Crew: 2,
  Backstage: 2,
  'Single Session': 5,
};

/** Parts that are not all equal. */
const inParts: PlanRecord = {
  id: '44444444-4444-4444-8444-444444444444',
  name: 'Bit by bit',
  depositPercentBps: 1500,
  depositPenniesPerTicket: null,
  monthlyPayments: 7,
  payByAt: '2027-12-24T12:00:00.000Z',
  label: 'A little now, the rest in seven months',
};

/** The venue holds so many more people: fewer than there are tickets. */
const room = 15;

/** Gated release -> the code that opens it. */
export const gates: Record<string, string> = { Crew: 'CREW' };

/** The demo world with so few tickets that a handful of buyers get in each other's way. */
export const scene = (): World => structuredClone((small ??= made()));

let small: World | undefined;

function made(): World {
  const world = seedWorld({ seed: 1 });
  const events = world.events
    .filter(({ slug }) => sold.some(({ name }) => name === slug))
    .map((event) => ({ ...event, sets: [], faq: [], news: [], broadcasts: [], gallery: [] }));
  for (const event of events) shrink(event);
  const keys = world.keys.filter(({ eventId }) => eventId === null);
  const none = { artists: [], forms: [], programmes: [], affiliates: [], campaigns: [] };
  return { ...world, ...none, keys, events };
}

function shrink(event: EventRecord): void {
  const { releases = [], promos = [] } = event.tickets ?? {};
  for (const release of releases) release.stock = release.sold + (left[release.name] ?? 0);
  for (const { name, plans } of releases) if (name === 'Weekend') plans.push(inParts);
  event.capacity = releases.filter(isTicket).reduce((people, one) => people + one.sold, room);
  promos.push(
    promo('TWICE', '£5.00 off', { kind: 'fixed_per_order', pennies: 500 }, { maxUses: 2 }),
  );
}

const isTicket = ({ kind }: ReleaseRecord) => kind === 'ticket';
