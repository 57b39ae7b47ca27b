import { named } from './data.js';
import { bent, bentReply, type Data } from './bend.js';
import type { Reply, Rules } from './rules.js';

/** What a service may do that ours does not. */
export interface Oddity {
  readonly what: string;
  /** Where it could fail something. */
  readonly chapter: string;
  readonly rules: Partial<Rules>;
}

const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withMore(member)]);
  return { ...(Object.fromEntries(members) as Data), sinceNextYear: { a: [1] } };
};

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
};

const checkoutIs = (change: (checkout: Data) => Data) =>
  bent('getTickets', (data) => ({ ...data, checkout: change(data['checkout'] as Data) }));

const errorOf = ({ body }: Reply) => body['error'] as Data | undefined;

export const oddities: readonly Oddity[] = [
  { what: 'its own names, and no member that is not stated', chapter: '', rules: {} },
  {
    what: 'more members in the envelope and in every feed that has no names of its own',
    chapter: 'any ',
    rules: bentReply(
      () => true,
      ({ body }) => ({ body: { ...body, requestId: 'r-1', meta: { region: 'eu' } } }),
    ),
  },
  {
    what: 'more members in every set',
    chapter: 'any event',
    rules: bent('getLineup', (data) => withMore(data) as Data),
  },
  {
    what: 'members in another order',
    chapter: 'any event',
    rules: bent(null, (data) => reversed(data) as Data),
  },
  {
    what: 'kinds of discounts that nobody knows',
    chapter: 'any event',
    rules: bent('getTickets', (data) => ({
      ...data,
      quantityDiscounts: [{ kind: 'early_evening', label: 'Before six', hours: 2 }],
    })),
  },
  {
    what: 'refusals in words and with details of its own',
    chapter: 'any slug',
    rules: bentReply(
      (reply) => errorOf(reply) !== undefined,
      (reply) => ({
        body: { ...reply.body, error: { ...errorOf(reply), message: 'Nein.', details: 'why' } },
      }),
    ),
  },
  {
    what: 'boxes in a list, by id and label, under another name',
    chapter: 'any ',
    rules: checkoutIs(({ boxes, ...rest }) => ({
      ...rest,
      questions: Object.entries(boxes as Data).map(([id, label]) => ({ id, label, order: 1 })),
    })),
  },
  {
    what: 'boxes in a shape that no kit can read',
    chapter: 'any ',
    rules: checkoutIs(({ boxes, ...rest }) => ({ ...rest, html: JSON.stringify(boxes) })),
  },
  {
    what: 'an organiser that requires no keys',
    chapter: 'any key',
    rules: { accepts: (key, name) => key === named.key || !['quote', 'reserve'].includes(name) },
  },
  {
    what: 'pages off the list are refused where no key is needed, too',
    chapter: 'any origin',
    rules: { checksOrigin: () => true },
  },
  {
    what: 'a surface that has to be sent',
    chapter: 'any surface',
    rules: bentReply(
      (_, { surface, name }) => surface === null && ['getLineup', 'getFaq'].includes(name),
      () => ({ status: 400, body: { apiVersion: 1, error: { code: 'bad_request', message: '' } } }),
    ),
  },
  {
    what: 'every header allowed by a star',
    chapter: 'any origin',
    rules: bentReply(
      () => true,
      ({ headers }) => ({ headers: { ...headers, 'Access-Control-Allow-Headers': '*' } }),
    ),
  },
  {
    what: 'a hold in whole minutes',
    chapter: 'any hold',
    rules: bent('reserve', ({ lapsesAt: _, ...data }) => ({ ...data, holdMinutes: 15 })),
  },
  {
    what: 'a hold of which nothing is said',
    chapter: 'any hold',
    rules: bent('reserve', ({ lapsesAt: _, tokenValidUntil: _until, ...data }) => data),
  },
  {
    what: 'prices without their fee, as an older server has them',
    chapter: 'any ',
    rules: bent('getTickets', (data) => ({
      ...data,
      releases: (data['releases'] as Data[]).map(
        ({ feeInclusivePricePennies: _, ...release }) => release,
      ),
    })),
  },
  {
    what: 'members that are absent where there is nothing to say',
    chapter: 'any ',
    rules: bent('getTickets', (data) => ({
      ...data,
      bookingFeePolicy: { perTicketPennies: 25, percentBps: 750, minPennies: 50 },
    })),
  },
  {
    what: 'releases under other names',
    chapter: 'any ',
    rules: bent('getTickets', (data) => ({
      ...data,
      releases: (data['releases'] as Data[]).map(({ id: ref, name: title, ...release }) => ({
        ...release,
        ref,
        title,
      })),
    })),
  },
  {
    what: 'carts of another shape',
    chapter: 'any ',
    rules: bentReply(
      (reply, { body }) => body['items'] !== undefined && reply.status === 200,
      () => ({ status: 400, body: { apiVersion: 1, error: { code: 'bad_request', message: '' } } }),
    ),
  },
  {
    what: 'details of a buyer of another shape',
    chapter: 'any ',
    rules: bentReply(
      ({ status }, { name }) => name === 'submitDetails' && status === 200,
      () => ({ status: 400, body: { apiVersion: 1, error: { code: 'bad_request', message: '' } } }),
    ),
  },
  {
    what: 'an event with nothing in it yet',
    chapter: 'any event',
    rules: bent('getLineup', (data) => ({ ...data, slots: [], lastUpdatedAt: null })),
  },
];
