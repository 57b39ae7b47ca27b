import fc from '../../../chance.js';
import type { KnownEvent, KnownRelease } from '../known.js';
import type { Ledger } from '../ledger.js';
import type { Play } from '../play.js';
import type { Kind } from '../step.js';

const release = fc.nat({ max: 10 });

const onSale = ({ releases }: Readonly<Ledger>) => releases.filter(({ isDeleted }) => !isDeleted);
const releaseOf = (ledger: Ledger, chosen: number): KnownRelease => {
  const releases = onSale(ledger);
  return releases[chosen % releases.length]!;
};
const isPossible = (ledger: Readonly<Ledger>) => onSale(ledger).length > 0;
const slugOf = ({ slugs }: KnownEvent) => slugs.at(-1)!;

export const changeStock: Kind<{ release: number; remaining: number }> = {
  name: 'stock',
  input: fc.record({ release, remaining: fc.nat({ max: 8 }) }),
  isPossible,
  async play({ ledger, stage }, { release: chosen, remaining }) {
    const changed = releaseOf(ledger, chosen);
    await stage.target.control('stock', { releaseId: changed.id, remaining });
    changed.stock = ledger.takenOf(changed) + remaining;
    return 'some';
  },
};

/** Times are seconds from now. */
type Edit =
  | { pricePennies: number }
  | { hidden: boolean }
  | { starts: number | null }
  | { ends: number | null };

export const editSale: Kind<{ release: number; edit: Edit }> = {
  name: 'sale',
  input: fc.record({
    release,
    edit: fc.oneof(
      fc.record({ pricePennies: fc.constantFrom(0, 99, 4500, 20_001) }),
      fc.record({ hidden: fc.boolean() }),
      fc.record({ starts: fc.constantFrom(null, -60, 600) }),
      fc.record({ ends: fc.constantFrom(null, 0, 600) }),
    ),
  }),
  isPossible,
  play: (play, { release: chosen, edit }) =>
    change(play, releaseOf(play.ledger, chosen), wordsFor(play, edit)),
};

export const deleteRelease: Kind<number> = {
  name: 'delete release',
  input: release,
  isPossible,
  async play(play, chosen) {
    const deleted = releaseOf(play.ledger, chosen);
    const trace = await change(play, deleted, { deleted: true });
    deleted.isDeleted = true;
    return trace;
  },
};

async function change({ stage }: Play, { id, event }: KnownRelease, edit: object) {
  await stage.target.control('sale', { event: slugOf(event), releaseId: id, ...edit });
  return 'some' as const;
}

function wordsFor({ ledger }: Play, edit: Edit): object {
  const at = (seconds: number | null) =>
    seconds === null ? null : new Date(ledger.now + seconds * 1000).toISOString();
  if ('starts' in edit) return { salesStartAt: at(edit.starts) };
  return 'ends' in edit ? { salesEndAt: at(edit.ends) } : edit;
}

/** Slugs that one event may take over from the other. */
const newSlugs = ['spring', 'summer'];

export const rename: Kind<{ event: number; slug: number }> = {
  name: 'rename',
  input: fc.record({ event: fc.nat({ max: 1 }), slug: fc.nat({ max: newSlugs.length }) }),
  async play({ ledger, stage }, { event: chosen, slug: index }) {
    const event = ledger.events[chosen]!;
    const slug = newSlugs[index] ?? event.name;
    const others = ledger.events.filter((other) => other !== event);
    if (others.some((other) => slugOf(other) === slug)) return 'none';
    await stage.target.control('rename', { event: slugOf(event), slug });
    for (const one of ledger.events) one.slugs = one.slugs.filter((known) => known !== slug);
    event.slugs.push(slug);
    return 'some';
  },
};

export const sendRivals: Kind<{
  release: number;
  buyers: number;
  each: number;
  outcome: 'hold' | 'buy';
}> = {
  name: 'rivals',
  input: fc.record({
    release,
    buyers: fc.integer({ min: 1, max: 3 }),
    each: fc.integer({ min: 1, max: 3 }),
    outcome: fc.constantFrom('hold', 'buy'),
  }),
  isPossible,
  async play({ ledger, stage }, { release: chosen, buyers, each, outcome }) {
    const { id: releaseId, event } = releaseOf(ledger, chosen);
    const request = { items: [{ releaseId, quantity: each }] };
    ledger.asked = { event, page: undefined, request, atMost: buyers };
    await stage.target.control('rivals', { releaseId, buyers, each, outcome });
    return 'some';
  },
};
