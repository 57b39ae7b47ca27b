import { promo } from '../../src/emulator/seed/ticket-sheet.js';
import { seedWorld } from '../../src/emulator/seed/seed.js';
import type { PlanRecord } from '../../src/emulator/records/tickets.js';
import type { World } from '../../src/emulator/state/world.js';
import { festival } from '../conformance/demo-world.js';

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

/** The festival with so few tickets that a handful of buyers get in each other's way. */
export const smallSale = (): World => structuredClone((small ??= made()));

let small: World | undefined;

function made(): World {
  const world = seedWorld({ seed: 1 });
  const event = world.events.find(({ slug }) => slug === festival.slug)!;
  const { releases, promos } = event.tickets!;
  for (const release of releases) release.stock = release.sold + (left[release.name] ?? 0);
  releases.find(({ name }) => name === 'Weekend')!.plans.push(inParts);
  const tickets = releases.filter(({ kind }) => kind === 'ticket');
  event.capacity = tickets.reduce((people, { sold }) => people + sold, room);
  promos.push(
    promo('TWICE', '£5.00 off', { kind: 'fixed_per_order', pennies: 500 }, { maxUses: 2 }),
  );
  return world;
}
