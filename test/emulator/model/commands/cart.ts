import fc from '../../../chance.js';
import type { BodyOf } from '../../../../src/contract/endpoints.js';
import { read } from '../../../conformance/read.js';
import type { Cart, Feed } from '../cart.js';
import { showsWhatThereIs } from '../invariants/feed.js';
import type { KnownEvent } from '../known.js';
import type { Ledger } from '../ledger.js';
import type { Play } from '../play.js';

/** What a buyer wants, in numbers that mean something in every world. */
export interface Wish {
  page: number;
  event: number;
  picks: Pick[];
  code: string;
  /** Which of the plans that the feed offers; -1: none. */
  plan: number;
}

interface Pick {
  release: number;
  /** More than the fewest that are sold together. */
  more: number;
  /** Anything that was ever sold, as from an old page, and not only what can be had now. */
  isOdd: boolean;
}

/** Something that a completed order was thanked with. */
const thanks = 'thanks';
const limited = ['ONEUSE', 'ONEUSE', 'TWICE', thanks];
const unlimited = ['LARK10', 'CREW', 'BACKSTAGE', 'FREERIDE', 'ADA', 'EXPIRED'];

const pageNumber = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2, 3);
/** Mostly the festival. */
const eventNumber = fc.constantFrom(0, 0, 0, 1);

export const wishParts = {
  page: pageNumber,
  event: eventNumber,
  picks: fc.array(
    fc.record({
      release: fc.nat({ max: 8 }),
      more: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3),
      isOdd: fc.constantFrom(false, false, false, false, false, true),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  code: fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: fc.constantFrom(...limited) },
    { weight: 2, arbitrary: fc.constantFrom(...unlimited) },
  ),
  plan: fc.constantFrom(-1, -1, -1, 0, 1, 2),
};

/** The wish as a request, with what the feed says to it. */
export async function cartOf(play: Play, wanted: Wish): Promise<Cart> {
  const { ledger } = play;
  const { page, plan } = wanted;
  const event = ledger.events[wanted.event]!;
  const promo = wanted.code === thanks ? newestThanks(ledger, event) : wanted.code;
  const feed = await readFeed(play, { event, page, request: { promo } });
  const items = itemsOf(ledger, event, { feed, picks: wanted.picks });
  const offers = feed.releases.find(({ id }) => id === items[0]?.releaseId)?.paymentPlans;
  const paymentPlanId = offers?.[plan]?.id ?? null;
  const request = { items, paymentPlanId, ...(promo !== '' && { promo }) };
  return { event, page, request, feed };
}

interface Asking {
  event: KnownEvent;
  page: number;
  request: { promo?: BodyOf<'quote'>['promo'] };
}

/** What this buyer is shown, with the code. */
export async function readFeed(
  { ledger, stage }: Play,
  { event, page, request }: Asking,
): Promise<Feed> {
  const promo = request.promo ?? '';
  const wanted = { key: event.key, ...(promo !== '' && { query: { promo } }) };
  const at = { slug: event.slugs.at(-1)! };
  const { data } = await read(stage.pages[page]!, 'getTickets', at, wanted);
  showsWhatThereIs(ledger, event, data);
  return data;
}

function itemsOf(
  ledger: Ledger,
  event: KnownEvent,
  { feed, picks }: { feed: Feed; picks: Pick[] },
): BodyOf<'quote'>['items'] {
  const ever = ledger.releases.filter((one) => one.event === event);
  const now = feed.releases.filter(({ upcoming, soldOut }) => !upcoming && !soldOut);
  return picks.map(({ release, more, isOdd }) => {
    const releases = isOdd || now.length === 0 ? ever : now;
    const { id } = releases[release % releases.length]!;
    const fewest = feed.releases.find((shown) => shown.id === id)?.minPerOrder ?? 1;
    return { releaseId: id, quantity: fewest + more };
  });
}

/** Minted codes stand behind those that were there from the start. */
function newestThanks({ sight }: Ledger, { slugs }: KnownEvent): string {
  const codes = sight.promos.filter(({ event }) => event === slugs.at(-1));
  return codes.at(-1)?.code ?? '';
}
