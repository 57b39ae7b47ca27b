import type { PayAction, PayResult } from '../../contract/checkout.js';
import { isAllowedOrigin } from '../gates/origin.js';
import { complete } from '../orders/complete.js';
import { findOrder, keepsTickets } from '../orders/order.js';
import { currentAttempt, paymentOutcomes } from '../orders/payment.js';
import type { AttemptRecord, OrderRecord } from '../records/order.js';
import { refuse } from '../requests/refuse.js';
import type { PaymentKind } from '../state/settings.js';
import type { Call, Handler } from './handler.js';

type PayCall = Call<'pay'>;

/** Begins a payment, or goes on with the one that has begun. spec L252 */
export const pay: Handler<'pay'> = (call) => {
  const { state, event, params, body } = call;
  const order = findOrder(state, event, params['checkoutToken']);
  checkReturnUrl(call);
  checkPayable(order);
  if (order.status === 'completed') return resultOf(order, order.attempts.at(-1), null);
  const { random } = state;
  const attempt = currentAttempt(order, { random, returnUrl: body.returnUrl });
  return resultOf(order, attempt, actionFor(attempt, call));
};

/** The buyer is sent back to a page that the organiser allows. */
function checkReturnUrl({ body, organiser }: PayCall): void {
  const { protocol, origin } = new URL(body.returnUrl);
  if (/^https?:$/.test(protocol) && isAllowedOrigin(origin, organiser.allowedDomains)) return;
  const fields = { returnUrl: `${origin} is not on the list of allowed domains.` };
  refuse('bad_request', 'The returnUrl leads to a page that is not allowed.', { fields });
}

function checkPayable(order: OrderRecord): void {
  if (order.status === 'completed') return;
  if (!keepsTickets(order))
    refuse('hold_expired', 'The tickets are no longer held for this order.');
  if (!order.details) refuse('details_required', 'The details of the buyer come first.');
}

function resultOf(
  { status, totals }: OrderRecord,
  attempt: AttemptRecord | undefined,
  action: PayAction | null,
): PayResult {
  const waits = attempt?.status === 'processing' ? 'processing' : 'requires_action';
  return {
    status: status === 'completed' ? 'paid' : waits,
    attemptId: attempt?.id ?? null,
    amountPennies: attempt?.amountPennies ?? totals.dueNowPennies,
    currency: totals.currency,
    installmentSeq: attempt?.installmentSeq ?? null,
    expiresAt: status === 'completed' ? null : (attempt?.expiresAt ?? null),
    action,
  };
}

/** How it is paid is for the service to say, not for the client. */
function actionFor(attempt: AttemptRecord, call: PayCall): PayAction | null {
  if (attempt.status === 'processing') return null;
  return actions[call.state.settings.paymentKind](attempt, call);
}

const actions: Record<PaymentKind, (attempt: AttemptRecord, call: PayCall) => PayAction> = {
  redirect: ({ id }, call) => ({ kind: 'redirect', url: paymentAddress(id, call) }),
  client_secret: ({ id }) => ({
    kind: 'client_secret',
    provider: 'stripe',
    publishableKey: 'pk_test_bandstand_emulator',
    accountId: null,
    clientSecret: `pi_${id.replace(/-/g, '')}_secret_emulator`,
  }),
  test: ({ id }, call) => ({
    kind: 'test',
    outcomes: [...paymentOutcomes],
    url: paymentAddress(id, call),
  }),
};

const paymentAddress = (id: string, { state, serviceOrigin }: PayCall): string =>
  state.paymentPage?.(id) ?? `${serviceOrigin}/pay/${id}`;

/** Finishes an order that costs nothing; asking again is harmless, a day long. spec L253 */
export const completeFree: Handler<'completeFree'> = ({ state, event, params }) => {
  const order = findOrder(state, event, params['checkoutToken']);
  if (order.totals.totalPennies > 0 || order.totals.paymentPlan) {
    refuse('payment_required', 'Something is owed for this order: it goes on with pay.');
  }
  checkPayable(order);
  if (order.status !== 'completed') complete(state, order, state.clock.now());
  return { completed: true };
};
