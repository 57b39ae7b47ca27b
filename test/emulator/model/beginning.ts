import type { Listing } from '../../../src/emulator/control/listing.js';
import { read } from '../../conformance/read.js';
import type { KnownEvent, KnownRelease } from './known.js';
import { Ledger } from './ledger.js';
import { sold } from './scene.js';
import { look } from './sight.js';
import type { Stage } from './stage.js';

/** Codes that open the gated and the hidden releases. */
const unlocking = ['CREW', 'BACKSTAGE'];

/** What anybody may read before the first command. */
export async function firstLedger(stage: Stage): Promise<Ledger> {
  const { target } = stage;
  const listing = (await target.control('index')) as Listing;
  const sight = await look(stage, []);
  const events: KnownEvent[] = [];
  const releases: KnownRelease[] = [];
  for (const { name, key } of sold) {
    const { capacity } = (await read(target, 'getEvent', { slug: name }, { key })).data;
    const slugs = [...earlierSlugsOf(listing, name), name];
    const event = { name, key, slugs, capacity: capacity ?? Infinity };
    events.push(event);
    const tickets = await ticketsAt(stage, event);
    for (const { id, sold: before, stock } of sight.releases.filter((one) => one.event === name)) {
      const isTicket = tickets.includes(id);
      releases.push({ id, event, isTicket, sold: before, stock, isDeleted: false });
    }
  }
  return new Ledger(events, releases, sight);
}

const earlierSlugsOf = ({ events }: Listing, name: string): string[] =>
  events.find(({ slug }) => slug === name)?.earlierSlugs ?? [];

/** Releases that let somebody in, the hidden ones included: an add-on takes no room. */
async function ticketsAt({ target }: Stage, { name, key }: KnownEvent): Promise<string[]> {
  const ids: string[] = [];
  for (const promo of unlocking) {
    const wish = { key, query: { promo } };
    const { releases } = (await read(target, 'getTickets', { slug: name }, wish)).data;
    ids.push(...releases.filter(({ kind }) => kind === 'ticket').map(({ id }) => id));
  }
  return ids;
}
