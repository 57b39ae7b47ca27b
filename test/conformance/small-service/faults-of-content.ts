import {
  bent,
  bentReply,
  dropped,
  each,
  forgets,
  inChapter,
  type Data,
  type Fault,
} from './bend.js';

/** What feeds say, what a cart costs, how long it is held, and what a sale has to refuse. */

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const order = { checkoutToken: 'token-x', bookingFeePennies: 0, crossEventOffers: [] };

let completions = 0;

const sales: Fault[] = [
  {
    what: 'tickets are held for ten minutes',
    chapter: 'any hold',
    found: ['a hold lasts 15 minutes'],
    rules: { holdMinutes: 10 },
  },
  {
    what: 'tickets are held for ten minutes, which another member says',
    chapter: 'any hold',
    found: ['a hold lasts 15 minutes'],
    rules: bent('reserve', (data) => ({
      ...dropped('lapsesAt')(data),
      hold: { secondsLeft: 600 },
    })),
  },
  {
    what: 'a token ends after an hour',
    chapter: 'any hold',
    found: ['a token is good for 24 hours'],
    rules: bent('reserve', (data) => ({ ...data, tokenValidUntil: minutesFromNow(60) })),
  },
  {
    what: 'a fee is a penny short',
    chapter: 'any fee',
    found: ['the smallest order costs exactly as many times'],
    rules: { feeOf: (face, count) => (face ? (25 + Math.round(face * 0.075)) * count - 1 : 0) },
  },
  {
    what: 'a fee is rounded by the order',
    chapter: 'any fee',
    found: ['2 more than that costs exactly as many times'],
    rules: { feeOf: (face, count) => (face ? Math.round((25 + face * 0.075) * count) : 0) },
  },
  {
    what: 'a fee is asked for once an order',
    chapter: 'any fee',
    found: ['the fee of 1 more than that is that of the policy'],
    rules: { feeOf: (face) => (face ? 25 + Math.round(face * 0.075) : 0) },
  },
  {
    what: 'free tickets bear a fee',
    chapter: 'any fee',
    found: ['free tickets bear no fee', 'free tickets in a cart with others'],
    rules: { feeOf: (face, count) => (25 + Math.round(face * 0.075)) * count },
  },
  {
    what: 'prices are shown without their fee',
    chapter: 'any event',
    found: ['the price shown at any event'],
    rules: bent(
      'getTickets',
      each('releases', (one) => ({ ...one, feeInclusivePricePennies: one['pricePennies'] })),
    ),
  },
  ...[
    { code: 'unknown_release', data: order, title: 'a release that does not exist is unknown' },
    { code: 'plan_unavailable', data: order, title: 'a plan that the release does not offer' },
    { code: 'not_on_sale', data: order, title: 'a release that is still to come' },
    { code: 'consent_text_mismatch', data: {}, title: 'a wording that nobody published' },
    { code: 'payment_required', data: { completed: true }, title: 'an order with a sum to pay' },
    { code: 'nothing_to_pay', data: {}, title: 'a free order bears no fee and has nothing to pay' },
  ].map(({ code, data, title }) => ({
    what: `nothing is refused with ${code}`,
    chapter: 'any sale',
    found: [title],
    rules: forgets(code, { ...data, quantityDiscount: null, paymentPlan: null }),
  })),
  {
    what: 'a free order cannot be completed twice',
    chapter: 'any sale',
    found: ['a free order is completed again and again'],
    rules: bentReply(
      (_, { name }) => name === 'completeFree' && (completions += 1) > 1,
      () => ({ status: 409, body: { apiVersion: 1, error: { code: 'done', message: '' } } }),
    ),
  },
  {
    what: 'who holds too much is not told how long to wait',
    chapter: 'any sale',
    found: ['a paid release is held'],
    rules: bentReply(
      (_, { name }) => name === 'reserve',
      () => ({
        status: 429,
        body: { apiVersion: 1, error: { code: 'too_many_holds', message: '' } },
      }),
    ),
  },
];

const bodies = inChapter('any event', [
  {
    what: 'a stated member is missing',
    found: ['getLineup of any event keeps the contract'],
    rules: bent('getLineup', each('slots', dropped('billingTier'))),
  },
  {
    what: 'a member that may be null is left out',
    found: ['getLineup of any event keeps the contract'],
    rules: bent('getLineup', each('slots', dropped('setNote'))),
  },
  {
    what: 'timestamps have no milliseconds',
    found: ['listNews of any event keeps the contract'],
    rules: bent('listNews', (data) => ({ ...data, generatedAt: '2030-01-01T00:00:00Z' })),
  },
  {
    what: 'the version is text',
    found: [
      'getFaq of any event keeps the contract',
      'searchEvents of any event keeps the contract',
    ],
    rules: bentReply(
      () => true,
      ({ body }) => ({ body: { ...body, apiVersion: '1' } }),
    ),
  },
  {
    what: 'articles come oldest first',
    found: ['articles of any event come newest first'],
    rules: bent('listNews', (data) => {
      const [article] = data['articles'] as Data[];
      const later = { ...article, slug: 'later', publishedAt: '2026-05-01T00:00:00.000Z' };
      return { ...data, articles: [article, later] };
    }),
  },
  {
    what: 'a profile leaves sets out',
    found: ['a profile of any line-up says what the line-up says'],
    rules: bent('getArtist', (data) => ({ ...data, sets: [] })),
  },
  {
    what: 'the checkout has two boxes',
    found: ['the checkout of any event has the wording of three boxes'],
    rules: bent('getTickets', (data) => ({
      ...data,
      checkout: { ...(data['checkout'] as Data), boxes: { a: 'One.', b: 'Two.' } },
    })),
  },
]);

export const faultsOfContent: readonly Fault[] = [...sales, ...bodies];
