import type { RequestFailure } from '../client/errors.js';
import type {
  DetailsRequest,
  DetailsResult,
  FreeCompletion,
  PayAction,
  PayResult,
  Quote as QuoteAnswer,
  ReserveRequest,
} from '../contract/checkout.js';
import type { CheckoutOptions } from './checkout.js';
import { choiceOf, cartOf } from './machine/choice.js';
import type { Clocks } from './order/hold.js';
import { count, list, words, type Loose } from './loose.js';
import { holdOf, nextStepOf, reservedOrder, sumsOf, toldOrder, type Order } from './order/order.js';
import { type Details, type Event, type Failure, type Task, type Wish } from './machine/state.js';

type Answer = Promise<Event>;

/** Asks the service, and tells as an event what came of it. These never reject, but for an abort. */
export function answersOf(options: CheckoutOptions, clocks: () => Clocks) {
  return { ...carts(options, clocks), ...orders(options, clocks) };
}

function carts({ client, event: slug }: CheckoutOptions, clocks: () => Clocks) {
  const ask = (wish: Wish, signal: AbortSignal) =>
    client.quote({ slug, body: cartOf(wish) }, { signal });
  return {
    quote: (wish: Wish, signal: AbortSignal): Answer =>
      heard('quote', async () => {
        const answer: Loose<QuoteAnswer> = await ask(wish, signal);
        const warnings = list(answer.warnings).map(({ code, releaseId }) => ({
          code: words(code),
          releaseId: words(releaseId) || undefined,
        }));
        return { type: 'quoted', wish: choiceOf(wish), sums: sumsOf(answer), warnings };
      }),
    plan: async (wish: Wish, planId: string, signal: AbortSignal): Answer => {
      const answer = await ask({ ...wish, planId }, signal);
      return { type: 'plan_quoted', wish: choiceOf(wish), planId, sums: sumsOf(answer) };
    },
    reserve: (body: ReserveRequest): Answer =>
      heard('reserve', async () => {
        // From when it was asked: an answer may be long on its way, and the hold runs meanwhile.
        const since = clocks();
        const order = reservedOrder(await client.reserve({ slug, body }), since);
        // Without a token there is nothing to go on with; perhaps tickets are held.
        return order ? { type: 'reserved', order } : failed('reserve', { code: 'bad_answer' });
      }),
  };
}

function orders({ client, event: slug, returnUrl }: CheckoutOptions, clocks: () => Clocks) {
  return {
    details: (checkoutToken: string, body: Details): Answer =>
      heard('details', async () => {
        const order = { slug, checkoutToken };
        // Which boxes there are is for the service to say: more than the contract names.
        const request = { ...order, body: body as DetailsRequest };
        const since = clocks();
        const answer: Loose<DetailsResult> = await client.submitDetails(request);
        const hold = holdOf(answer, since);
        return { type: 'details_taken', nextStep: nextStepOf(answer.nextStep), hold };
      }),
    pay: (checkoutToken: string, accepts: readonly PayKind[]): Answer =>
      heard('pay', async () => {
        const body = { returnUrl: returnUrl(), accepts: [...accepts] };
        return paid(await client.pay({ slug, checkoutToken, body }));
      }),
    completeFree: (checkoutToken: string): Answer =>
      heard('complete_free', async () => {
        const answer: Loose<FreeCompletion> = await client.completeFree({ slug, checkoutToken });
        return answer.completed
          ? { type: 'freed' }
          : failed('complete_free', { code: 'bad_answer' });
      }),
    status: (order: Order, signal: AbortSignal): Answer =>
      heard('status', async () => {
        const since = clocks();
        const answer = await client.getOrder({ slug, checkoutToken: order.token }, { signal });
        return { type: 'told', order: toldOrder(order, answer, since) };
      }),
  };
}

export type PayKind = 'redirect' | 'client_secret' | 'test';

const paid = ({ status, action }: Loose<PayResult>): Event => ({
  type: 'pay_answered',
  paid: status === 'paid',
  processing: status === 'processing',
  // Anything else tells a browser nothing to do.
  action: isAction(action) ? action : undefined,
});

/** Of a kind that is known, and with all that it needs. spec L252 */
function isAction(value: unknown): value is PayAction {
  const action = (value ?? {}) as Record<string, unknown>;
  switch (action['kind']) {
    case 'redirect':
    case 'test':
      return words(action['url']) !== '';
    case 'client_secret': {
      const { provider, publishableKey, clientSecret } = action;
      return [provider, publishableKey, clientSecret].every((text) => words(text));
    }
    default:
      return false;
  }
}

const failed = (task: Task, failure: Failure): Event => ({ type: 'failed', task, failure });

async function heard(task: Task, ask: () => Promise<Event>): Promise<Event> {
  try {
    return await ask();
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    const { code, retryAfterSeconds, details } = error as Partial<RequestFailure>;
    // What is no failure of a request is one of ours, and the service may have acted.
    return failed(task, {
      code: typeof code === 'string' ? code : 'bad_answer',
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(details && { details: { ...details, totalPennies: count(details.totalPennies) } }),
    });
  }
}
