import type { ReserveRequest } from '../../src/contract/checkout.js';
import type { DataOf } from '../../src/contract/endpoints.js';
import type { Release } from '../../src/contract/tickets.js';
import { check, checkEqual } from './check.js';
import { festival } from './demo-world.js';
import { toldOr } from './lenient.js';
import { ask, read, type Answer } from './read.js';
import { NotHere, type Named, type Target } from './target.js';

export type Kind = 'paid' | 'free';

const isOfKind = ({ pricePennies }: Release, kind: Kind) => pricePennies > 0 === (kind === 'paid');
const isOnSale = ({ upcoming, soldOut }: Release) => !upcoming && !soldOut;

/**
 * A release to try: the one that was named, by id or by name, else the first of its kind on sale. To
 * price one takes nobody's leave; to hold one does.
 */
export async function quotable(target: Target, kind: Kind, use = 'priced'): Promise<Release> {
  const named = target.named?.[kind];
  const option = `--${kind}-release`;
  if (use === 'held' && target.named && named === undefined)
    throw new NotHere(`a ${kind} release that may be held: ${option}`);
  const { releases } = (await read(target, 'getTickets', festival)).data;
  const release = releases.find((one) =>
    named === undefined
      ? isOfKind(one, kind) && isOnSale(one)
      : [one.id, toldOr(() => one.name, '')].includes(named),
  );
  if (!release && named === undefined) throw new NotHere(`a ${kind} release on sale: --event`);
  if (!release) throw new NotHere(`a release "${named}" in the ticket feed: ${option}`);
  check(isOfKind(release, kind), `${named} to be ${kind}`);
  return release;
}

/** The smallest order: as the service says, else one. */
export const leastOf = (release: Release): number => toldOr(() => release.minPerOrder, 1);

export const cartOf = (release: Release, quantity = leastOf(release)): ReserveRequest => ({
  items: [{ releaseId: release.id, quantity }],
});

export type Held = DataOf<'reserve'>;
export type HeldAnswer = Answer<'reserve'> & {
  data: Held;
  /** When a feed was built just before, by the clock of the service. */
  feedBuiltAt: number;
};

/** A caller may hold only so much at a time: then there is nothing to be found out. */
export async function hold(target: Target, body: ReserveRequest): Promise<HeldAnswer> {
  const faq = await ask(target, 'getFaq', festival);
  const feedBuiltAt = Date.parse(faq.data?.generatedAt ?? '');
  const answer = await ask(target, 'reserve', festival, { body });
  const { data, error } = answer;
  if (error?.code === 'too_many_holds') throw new NotHere('fewer live holds of this caller; wait');
  check(data !== undefined, `reserve to succeed, not to refuse with ${error?.code}`);
  checkEqual(
    answer.headers.get('Cache-Control')?.includes('no-store'),
    true,
    'no-store of reserve',
  );
  check(data.checkoutToken !== '', 'a token');
  return { ...answer, data, feedBuiltAt };
}

const holds = new WeakMap<Named, Map<Kind, Promise<HeldAnswer>>>();

/** One hold for all cases of a run: somebody may want to buy meanwhile. The demo world forgets it. */
export function holdOnce(target: Target, kind: Kind): Promise<HeldAnswer> {
  const take = async () => hold(target, cartOf(await quotable(target, kind, 'held')));
  if (!target.named) return take();
  const known = holds.get(target.named) ?? new Map<Kind, Promise<HeldAnswer>>();
  holds.set(target.named, known);
  const held = known.get(kind) ?? take();
  known.set(kind, held);
  return held;
}

export const heldOrder = async (target: Target, kind: Kind): Promise<Held> =>
  (await holdOnce(target, kind)).data;
