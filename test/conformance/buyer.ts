import * as v from 'valibot';
import type { BodyOf, DataOf } from '../../src/contract/endpoints.js';
import type { ErrorCode } from '../../src/contract/errors.js';
import { check, checkShape, first } from './check.js';
import { freeze, moveTo } from './clock.js';
import { consentBoxesOf } from './consents.js';
import { festival, keys, now } from './demo-world.js';
import { ask, read, refused, type Answer } from './read.js';
import { NotHere, type Target } from './target.js';

/** Release name -> how many. */
export type Picks = Record<string, number>;
export type Details = BodyOf<'submitDetails'>;
export type Outcome = 'approve' | 'decline' | 'challenge' | 'process_slowly' | 'abandon';
type CartStep = 'quote' | 'reserve';
type OrderStep = 'submitDetails' | 'pay' | 'completeFree' | 'getOrder';
type More = Partial<BodyOf<'reserve'>>;

export const returnUrl = 'http://localhost:4173/tickets';

const Listed = v.object({
  releases: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      event: v.string(),
      sold: v.number(),
      held: v.number(),
      remaining: v.number(),
    }),
  ),
});

const Payments = v.object({ payments: v.array(v.object({ attemptId: v.string() })) });

async function attempts({ control }: Target): Promise<string[]> {
  const { payments } = checkShape(Payments, await control('payments'), 'the payments');
  return payments.map(({ attemptId }) => attemptId);
}

/** Somebody who buys at one event, step by step. Every answer is held against the contract. */
export interface Buyer {
  readonly event: { slug: string };
  readonly key: string;
  /** Hidden and gated ones too: the control port knows them all. */
  release(name: string): Promise<v.InferOutput<typeof Listed>['releases'][number]>;
  cart(picks: Picks, more?: More): Promise<BodyOf<'reserve'>>;
  quote(picks: Picks, more?: More): Promise<DataOf<'quote'>>;
  reserve(picks: Picks, more?: More): Promise<DataOf<'reserve'>>;
  /** Reserve with no claim about how it ends. */
  tryToReserve(picks: Picks, more?: More): Promise<Answer<'reserve'>>;
  refuses(step: CartStep, code: ErrorCode, picks: Picks, more?: More): Promise<Answer<CartStep>>;
  /** Details with the wording of the feed. */
  form(change?: Partial<Details>): Promise<Details>;
  details(checkoutToken: string, change?: Partial<Details>): Promise<DataOf<'submitDetails'>>;
  pay(checkoutToken: string): Promise<DataOf<'pay'>>;
  /** What happens on the payment page. */
  play(attemptId: string | null, outcome: Outcome): Promise<void>;
  /** Begins a payment; which one, the control port knows. */
  begin(checkoutToken: string): Promise<string>;
  completeFree(checkoutToken: string): Promise<DataOf<'completeFree'>>;
  order(checkoutToken: string): Promise<DataOf<'getOrder'>>;
  refusesOrder(
    step: OrderStep,
    code: ErrorCode,
    checkoutToken: string,
    body?: object,
  ): Promise<Answer<OrderStep>>;
  /** From the cart to the open payment. */
  toPayment(picks: Picks, more?: More): Promise<{ token: string; attemptId: string }>;
  /** From the cart to the paid order; its token. */
  buy(picks: Picks, more?: More): Promise<string>;
}

/** Ten o'clock on the first of May, and the clock stands: holds are counted to the millisecond. */
export async function standStill(target: Target): Promise<void> {
  await freeze(target);
  await moveTo(target, now);
}

/** A moment so many minutes after the one that `standStill` stands at. */
export const minutesLater = (minutes: number, milliseconds = 0) =>
  new Date(Date.parse(now) + minutes * 60_000 + milliseconds).toISOString();

export function buyerAt(target: Target, slug: string = festival.slug): Buyer {
  const event = { slug };
  const key = slug.startsWith('meadowlark') ? keys.meadowlark : keys.foghorn;
  const at = (checkoutToken: string) => ({ slug, checkoutToken });
  const data = async <Data>(answer: Promise<{ data: Data }>) => (await answer).data;

  const buyer: Buyer = {
    event,
    key,
    async release(name) {
      const { releases } = checkShape(Listed, await target.control('index'), 'the index');
      const current = slug === 'meadowlark-festival' ? festival.slug : slug;
      const found = releases.filter((one) => one.event === current && one.name === name);
      return first(found, `release ${name} at ${slug}`);
    },
    async cart(picks, more) {
      const lines = Object.entries(picks).map(async ([name, quantity]) => ({
        releaseId: (await buyer.release(name)).id,
        quantity,
      }));
      return { items: await Promise.all(lines), ...more };
    },
    quote: async (picks, more) =>
      data(read(target, 'quote', event, { key, body: await buyer.cart(picks, more) })),
    reserve: async (picks, more) =>
      data(read(target, 'reserve', event, { key, body: await buyer.cart(picks, more) })),
    tryToReserve: async (picks, more) =>
      ask(target, 'reserve', event, { key, body: await buyer.cart(picks, more) }),
    refuses: async (step, code, picks, more) =>
      refused(target, step, event, code, { key, body: await buyer.cart(picks, more) }),
    async form(change) {
      const { data, text } = await read(target, 'getTickets', event, { key });
      check(data.checkout !== null, `a checkout at ${slug}`);
      const { checkout } = (JSON.parse(text) as { data: { checkout: unknown } }).data;
      const known = consentBoxesOf(checkout);
      if (known.length === 0) throw new NotHere('boxes in a list, or in an object by their names');
      const boxes = <Value>(valueOf: (text: string) => Value) =>
        Object.fromEntries(known.map((box) => [box.key, valueOf(box.text)])) as Record<
          keyof Details['consents'],
          Value
        >;
      return {
        buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
        consents: boxes(() => false),
        formVersion: data.checkout.formVersion,
        consentTextSnapshot: boxes((text) => text),
        attestationAccepted: true,
        ...change,
      };
    },
    details: async (token, change) =>
      data(read(target, 'submitDetails', at(token), { key, body: await buyer.form(change) })),
    pay: async (token) =>
      data(
        read(target, 'pay', at(token), { key, body: { returnUrl: `${target.page()}/tickets` } }),
      ),
    async play(attemptId, outcome) {
      check(attemptId !== null, 'a payment that was started');
      await target.control(`payments/${attemptId}`, { outcome });
    },
    async begin(token) {
      const before = await attempts(target);
      await buyer.pay(token);
      const begun = (await attempts(target)).filter((one) => !before.includes(one));
      return first(begun, 'payment that has begun');
    },
    completeFree: async (token) => data(read(target, 'completeFree', at(token), { key })),
    order: async (token) => data(read(target, 'getOrder', at(token), { key })),
    refusesOrder: async (step, code, token, body) =>
      refused(target, step, at(token), code, { key, body }),
    async toPayment(picks, more) {
      const { checkoutToken: token } = await buyer.reserve(picks, more);
      await buyer.details(token);
      return { token, attemptId: await buyer.begin(token) };
    },
    async buy(picks, more) {
      const { token, attemptId } = await buyer.toPayment(picks, more);
      await buyer.play(attemptId, 'approve');
      return token;
    },
  };
  return buyer;
}
