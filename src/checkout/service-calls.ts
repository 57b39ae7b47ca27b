import type { RequestFailure } from '../client/errors.js';
import type { CallOptions } from '../client/retry.js';
import type {
  DetailsRequest,
  DetailsResult,
  FreeCompletion,
  PayResult,
  Quote as QuoteAnswer,
} from '../contract/checkout.js';
import type { CheckoutOptions } from './checkout.js';
import { quoteKey } from './machine/choice.js';
import type { Clocks } from './order/hold.js';
import { isOpeningRush } from './sale/opening-rush.js';
import { cartOf } from './sale/selection.js';
import { readList, readText, type Loose } from '../contract/loose.js';
import { readPayAnswer } from './order/pay-answer.js';
import { holdOf, reservedOrder, sumsOf, orderFromStatus } from './order/order.js';
import {
  type Effect,
  type Event,
  type Failure,
  type Task,
  type Selection,
} from './machine/state.js';

type EventAnswer = Promise<Event>;

type EffectOf<Name extends Effect['do']> = Extract<Effect, { do: Name }>;

/** The service call of each effect, by its name; the answer is an event. Rejects only when aborted. */
export function createServiceCalls(options: CheckoutOptions, clocks: () => Clocks) {
  return { ...createCartCalls(options, clocks), ...createOrderCalls(options, clocks) };
}

function createCartCalls(
  { client, event: slug, onWait, secondsOpen, startedQuote }: CheckoutOptions,
  clocks: () => Clocks,
) {
  const ask = (selection: Selection, more: CallOptions) => {
    const once = isOpeningRush(secondsOpen?.());
    return client.quote({ slug, body: cartOf(selection) }, { onWait, once, ...more });
  };
  return {
    quote: ({ selection }: EffectOf<'quote'>, signal: AbortSignal): EventAnswer =>
      toEvent('quote', async () => {
        const answer: Loose<QuoteAnswer> = await ask(selection, {
          signal,
          begun: startedQuote?.(selection),
        });
        const warnings = readList(answer.warnings).map(({ code, releaseId }) => ({
          code: readText(code),
          releaseId: readText(releaseId) || undefined,
        }));
        return { type: 'quoted', selection: quoteKey(selection), sums: sumsOf(answer), warnings };
      }),
    plan: async (selection: Selection, planId: string, signal: AbortSignal): EventAnswer => {
      const answer = await ask({ ...selection, planId }, { signal });
      return { type: 'plan_quoted', selection: quoteKey(selection), planId, sums: sumsOf(answer) };
    },
    reserve: ({ body }: EffectOf<'reserve'>): EventAnswer =>
      toEvent('reserve', async () => {
        // Counted from the request: the hold runs while a slow answer is under way.
        const since = clocks();
        const order = reservedOrder(await client.reserve({ slug, body }), since);
        // Without a token the order is out of reach, though tickets may be held.
        return order ? { type: 'reserved', order } : failEvent('reserve', { code: 'bad_answer' });
      }),
  };
}

function createOrderCalls(
  { client, event: slug, returnUrl, accepts = ['redirect'], warn = warnOnce }: CheckoutOptions,
  clocks: () => Clocks,
) {
  return {
    submit_details: ({ token: checkoutToken, details }: EffectOf<'submit_details'>): EventAnswer =>
      toEvent('details', async () => {
        // The feed may name more consents than the contract does.
        const request = { slug, checkoutToken, body: details as DetailsRequest };
        const since = clocks();
        const answer: Loose<DetailsResult> = await client.submitDetails(request);
        const hold = holdOf(answer, since);
        return { type: 'details_taken', hold };
      }),
    pay: ({ token: checkoutToken }: EffectOf<'pay'>): EventAnswer =>
      toEvent('pay', async () => {
        const body = { returnUrl: returnUrl() };
        const answer: Loose<PayResult> = await client.pay({ slug, checkoutToken, body });
        return { type: 'pay_answered', ...(await readPayAnswer(answer, { accepts, warn })) };
      }),
    complete_free: ({ token: checkoutToken }: EffectOf<'complete_free'>): EventAnswer =>
      toEvent('complete_free', async () => {
        const answer: Loose<FreeCompletion> = await client.completeFree({ slug, checkoutToken });
        return answer.completed
          ? { type: 'freed' }
          : failEvent('complete_free', { code: 'bad_answer' });
      }),
    ask: ({ order }: EffectOf<'ask'>, signal: AbortSignal): EventAnswer =>
      toEvent('status', async () => {
        const since = clocks();
        const answer = await client.getOrder({ slug, checkoutToken: order.token }, { signal });
        return { type: 'told', order: orderFromStatus(order, answer, since) };
      }),
  };
}

const warned = new Set<string>();

/** Writes each warning to the developer's console once a page. */
function warnOnce(text: string): void {
  if (!warned.has(text)) console.warn(`Bandstand: the checkout ${text}`);
  warned.add(text);
}

const failEvent = (task: Task, failure: Failure): Event => ({ type: 'failed', task, failure });

async function toEvent(task: Task, ask: () => Promise<Event>): Promise<Event> {
  try {
    return await ask();
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    const { code, status = 0, retryAfterSeconds, details } = error as Partial<RequestFailure>;
    // An error without a code is a bug of ours, and the service may have acted. The same goes for any
    // 5xx, as the specification names no codes for it.
    const isBusy = (status === 429 || status === 503) && code !== 'too_many_holds';
    const unsure = status < 500 ? 'bad_answer' : 'internal_error';
    return failEvent(task, {
      code: typeof code === 'string' && status < 500 ? code : unsure,
      ...(isBusy && { isBusy }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(details && { details }),
    });
  }
}
