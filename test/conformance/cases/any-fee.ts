import type { BookingFeePolicy, Release } from '../../../src/contract/tickets.js';
import { check, checkEqual } from '../check.js';
import { festival } from '../demo-world.js';
import { toldOr, whereTold } from '../lenient.js';
import { askAt, placeOf } from '../places.js';
import { ask, read } from '../read.js';
import { cartOf, leastOf, quotable } from '../sale.js';
import { it } from '../it.js';
import { NotHere, type Target } from '../target.js';

/** What a cart costs at any service. A quote holds nothing, so it takes any release. spec L186, L187, L349 */

async function quoted(target: Target, body: object) {
  const { data, error } = await ask(target, 'quote', festival, { body });
  if (error) throw new NotHere(`a larger order of the release, which answers ${error.code}`);
  const isRepriced = toldOr(() => data?.quantityDiscount !== null, undefined);
  return { fee: data?.bookingFeePennies ?? 0, data, isRepriced };
}

/** Of one ticket, before a part of a penny is rounded. */
const feeOf = ({ perTicketPennies, percentBps, capPennies }: BookingFeePolicy, face: number) =>
  Math.min(capPennies ?? Infinity, perTicketPennies + (face * percentBps) / 10_000);

/** The first quantity is the smallest that is sold; where it is discounted nothing can be told. */
async function priced(target: Target, more: number) {
  const feed = (await read(target, 'getTickets', festival)).data;
  const release = await quotable(target, 'paid');
  const quantity = leastOf(release) + more;
  const body = cartOf(release, quantity);
  if (more === 0) {
    const { error } = await askAt(target, 'quote', { params: { ...festival }, body });
    checkEqual(error?.code, undefined, 'the refusal of the smallest order');
  }
  const answer = await quoted(target, body);
  // A single ticket is never several.
  if (answer.isRepriced ?? (quantity > 1 && feed.quantityDiscounts.length > 0))
    throw new NotHere('a paid release without a discount for several: --paid-release');
  return { feed, release, quantity, ...answer };
}

const mores = [0, 1, 2, 3];
const words = (more: number) => (more === 0 ? 'the smallest order' : `${more} more than that`);

function checkPolicy(policy: BookingFeePolicy, release: Release, quantity: number, fee: number) {
  const exact = feeOf(policy, release.pricePennies);
  const [low, high] = [Math.floor(exact), Math.ceil(exact)].map((each) =>
    Math.max(policy.minPennies, each * quantity),
  );
  const isWithin = fee >= (low ?? 0) && fee <= (high ?? 0);
  check(isWithin, `a fee of ${low} to ${high} for ${quantity}, not of ${fee}`);
}

export const anyFee = [
  ...mores.flatMap((more) => [
    it(`anywhere PRC-02 PRC-03 PRC-04 the fee of ${words(more)} is that of the policy`, async (target) => {
      const { feed, release, quantity, fee } = await priced(target, more);
      checkPolicy(feed.bookingFeePolicy, release, quantity, fee);
    }),
    it(`anywhere PRC-05 PRC-06 ${words(more)} costs exactly as many times the price that is shown`, async (target) => {
      const { feed, release, quantity, fee, data } = await priced(target, more);
      const shown = release.feeInclusivePricePennies;
      if (shown === undefined) throw new NotHere('a feed that shows prices with their fee');
      const { minPennies } = feed.bookingFeePolicy;
      const isLeast = (feeOf(feed.bookingFeePolicy, release.pricePennies) - 1) * quantity;
      if (isLeast <= minPennies) throw new NotHere('a dearer release: --paid-release');
      checkEqual(fee, (shown - release.pricePennies) * quantity, 'the fee');
      whereTold(() => checkEqual(data?.totalPennies, shown * quantity, 'the total'));
    }),
  ]),
  ...mores.slice(0, 2).map((more) =>
    it(`anywhere PRC-07 free tickets bear no fee: ${words(more)}`, async (target) => {
      const release = await quotable(target, 'free');
      const { fee } = await quoted(target, cartOf(release, leastOf(release) + more));
      checkEqual(fee, 0, 'the fee');
    }),
  ),
  it('anywhere PRC-09 free tickets in a cart with others add nothing to the fee', async (target) => {
    const paid = cartOf(await quotable(target, 'paid'));
    const free = cartOf(await quotable(target, 'free'));
    const both = await quoted(target, { items: [...paid.items, ...free.items] });
    checkEqual(both.fee, (await quoted(target, paid)).fee, 'the fee');
  }),
  it('anywhere QUO-01 a quote holds nothing: asked again it says the same, and so does the feed', async (target) => {
    const place = await placeOf(target, 'quote');
    const offer = async () =>
      (await read(target, 'getTickets', festival)).data.releases.map(
        ({ pricePennies, soldOut, upcoming }) => ({ pricePennies, soldOut, upcoming }),
      );
    const before = await offer();
    const once = await quoted(target, place.body as object);
    checkEqual((await quoted(target, place.body as object)).fee, once.fee, 'the fee');
    checkEqual(await offer(), before, 'what is on offer');
  }),
];
