import fc from '../chance.js';
import { next } from '../../src/checkout/machine/machine.js';
import { unknownOrder, type Order } from '../../src/checkout/order/order.js';
import {
  firstState,
  selectionKey,
  type Details,
  type Event,
  type State,
  type Step,
  type Task,
} from '../../src/checkout/machine/state.js';

const selections = ['a', 'b'].map((releaseId) => ({ items: [{ releaseId, quantity: 1 }] }));
const selection = fc.constantFrom({ items: [] }, ...selections, { ...selections[0]!, planId: 'p' });
const details: Details = {
  buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  consents: { organiser_email: false, organiser_messaging: false, platform_email: false },
  formVersion: 'v1',
  consentTextSnapshot: { organiser_email: '', organiser_messaging: '', platform_email: '' },
  attestationAccepted: true,
};
const order: fc.Arbitrary<Order> = fc
  .record({
    token: fc.constantFrom('one', 'two'),
    status: fc.constantFrom(
      undefined,
      'held' as const,
      'awaiting_payment' as const,
      'completed' as const,
      'expired' as const,
      'cancelled' as const,
      'refunded' as const,
    ),
    hasDetails: fc.boolean(),
    owes: fc.constantFrom(undefined, true, false),
    payment: fc.constantFrom(
      undefined,
      'none' as const,
      'requires_action' as const,
      'processing' as const,
      'declined' as const,
    ),
  })
  .map(({ token, payment, ...rest }) => ({
    ...unknownOrder(token),
    ...rest,
    payment: { status: payment, message: '' },
  }));
const failure = fc.record({
  code: fc.constantFrom(
    'network',
    'timeout',
    'not_found',
    'not_found',
    'not_found',
    'unauthorized',
    'rate_limited',
    'hold_expired',
    'payment_required',
    'nothing_to_pay',
    'details_required',
    'details_required',
    'sold_out',
    'plan_unavailable',
    'of_tomorrow',
  ),
});
const tasks = ['quote', 'reserve', 'details', 'pay', 'complete_free', 'status'] as const;
const { sums } = unknownOrder('');
const redirect = { kind: 'redirect', url: 'https://pay.example/' } as const;

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  selection.map((value) => ({ type: 'selected' as const, selection: value })),
  fc.constantFrom<Event>(
    { type: 'reserve' },
    { type: 'pay' },
    { type: 'pay' },
    { type: 'details_given', details },
    { type: 'details_taken', hold: undefined },
    { type: 'pay_answered', isUnderWay: false, action: redirect },
    { type: 'pay_answered', isUnderWay: true, action: undefined },
    { type: 'pay_answered', isUnderWay: false, action: undefined },
    { type: 'pay_answered', isUnderWay: undefined, action: undefined },
    { type: 'freed' },
    { type: 'performed' },
    { type: 'performed', failure: { code: 'card_unreadable' } },
    { type: 'check' },
    { type: 'start_over' },
    { type: 'give_up' },
    { type: 'back', to: 'choosing' },
    { type: 'back', to: 'details' },
    { type: 'time_came', timer: 'quote_due' },
    { type: 'time_came', timer: 'reserve_again' },
    { type: 'time_came', timer: 'ask_again' },
    { type: 'feed_read' },
    { type: 'quoted', selection: selectionKey(selections[0]!), sums, warnings: [] },
    {
      type: 'quoted',
      selection: selectionKey(selections[0]!),
      sums: { ...sums, totalPennies: 0 },
      warnings: [],
    },
    { type: 'plan_quoted', selection: selectionKey(selections[0]!), planId: 'p', sums },
    {
      type: 'restored',
      now: { monotonic: 0, wall: 0 },
      kept: {
        version: 1,
        selection: selections[1]!,
        token: 'one',
        held: selectionKey(selections[1]!),
      },
    },
  ),
  order.map((told) => ({ type: 'reserved' as const, order: told })),
  order.map((told) => ({ type: 'told' as const, order: told })),
  fc
    .tuple(fc.constantFrom(...tasks), failure)
    .map(([task, why]) => ({ type: 'failed' as const, task, failure: why })),
);

const selected: Event = { type: 'selected', selection: selections[0]! };
const reserve: Event = { type: 'reserve' };
const held: Order = { ...unknownOrder('one'), status: 'held' };
const reserved: Event = {
  type: 'reserved',
  order: { ...held, payment: { status: 'none', message: '' } },
};
const given: Event = { type: 'details_given', details };
const taken: Event = { type: 'details_taken', hold: undefined };
const pay: Event = { type: 'pay' };
const answered = (more: object): Event => ({
  type: 'pay_answered',
  isUnderWay: false,
  action: undefined,
  ...more,
});
const told = (status: Order['status']): Event => ({ type: 'told', order: { ...held, status } });
/** Nobody has paid yet, though somebody began to: a new order must ask first. */
const undecided: Event = {
  type: 'told',
  order: { ...held, status: 'awaiting_payment' },
};
const processing: Event = {
  type: 'told',
  order: { ...held, payment: { status: 'processing', message: '' } },
};
const plan: Event = { type: 'selected', selection: { ...selections[0]!, planId: 'p' } };
const lost = (task: Task): Event => ({ type: 'failed', task, failure: { code: 'network' } });
const form = { kind: 'client_secret', clientSecret: 's', publishableKey: 'k' } as const;

/** Back to the choice for another way to pay, which is another order. */
const toChoice: Event = { type: 'back', to: 'choosing' };
const another = [toChoice, plan, reserve];
const quoted: Event = {
  type: 'quoted',
  selection: selectionKey(selections[0]!),
  sums,
  warnings: [],
};

const atDetails = [selected, reserve, reserved];
const atPayment = [...atDetails, given, taken];
const atFree: Event[] = [
  selected,
  reserve,
  {
    type: 'reserved',
    order: {
      ...held,
      sums: { ...sums, totalPennies: 0 },
      payment: { status: 'none', message: '' },
    },
  },
  given,
  taken,
];

/** Ways from the first state to where a walk begins: at least one for each step. */
export const ways: readonly (readonly [Step, readonly Event[]])[] = [
  ['choosing', []],
  ['choosing', [selected]],
  ['choosing', [selected, quoted, plan]],
  ['choosing', [...atDetails, toChoice]],
  ['choosing', [...atDetails, toChoice, plan]],
  ['reserving', [selected, reserve]],
  ['reserving', [selected, quoted, plan, reserve]],
  ['reserving', [...atPayment, ...another]],
  ['reserving', [...atPayment, pay, answered({ action: redirect }), undecided, ...another]],
  ['details', atDetails],
  ['sending', [...atDetails, given]],
  ['payment', atPayment],
  ['payment', atFree],
  ['paying', [...atPayment, pay]],
  ['paying', [...atFree, pay]],
  ['paying', [...atPayment, pay, answered({ action: redirect })]],
  ['paying', [...atPayment, pay, answered({ action: form })]],
  ['waiting', [...atPayment, pay, answered({ isUnderWay: true })]],
  ['unknown', [...atPayment, pay, lost('pay')]],
  [
    'completed',
    [...atPayment, pay, told('completed'), answered({ isUnderWay: true }), told('completed')],
  ],
  ['expired', [...atPayment, told('expired')]],
  ['refused', [...atPayment, told('cancelled')]],
];

export const play = (events: readonly Event[]): State =>
  events.reduce((state, event) => next(state, event).state, firstState);

/** What usually happens to a buyer who stands there. */
const usual: Record<Step, readonly Event[]> = {
  choosing: [
    selected,
    plan,
    quoted,
    reserve,
    reserve,
    reserve,
    { type: 'time_came', timer: 'quote_due' },
  ],
  reserving: [reserved, reserved, { type: 'time_came', timer: 'reserve_again' }, processing],
  details: [given, given, { type: 'back', to: 'choosing' }],
  sending: [taken],
  payment: [pay, pay, pay, { type: 'back', to: 'details' }, toChoice],
  paying: [
    answered({ action: redirect }),
    answered({ action: form }),
    answered({ isUnderWay: true }),
    answered({}),
    { type: 'freed' },
    { type: 'performed' },
    { type: 'performed', failure: { code: 'card_unreadable' } },
  ],
  waiting: [{ type: 'time_came', timer: 'ask_again' }, { type: 'check' }],
  unknown: [{ type: 'time_came', timer: 'ask_again' }, { type: 'check' }],
  completed: [{ type: 'start_over' }, { type: 'check' }],
  expired: [reserve, { type: 'start_over' }],
  refused: [{ type: 'start_over' }],
};

/** What is under way there, and may fail. */
const underWay: Record<Step, readonly Task[]> = {
  choosing: ['quote', 'status'],
  reserving: ['reserve', 'reserve', 'status'],
  details: ['status'],
  sending: ['details', 'details', 'status'],
  payment: ['status'],
  paying: ['pay', 'complete_free', 'status', 'status'],
  waiting: ['status'],
  unknown: ['status'],
  completed: ['status'],
  expired: ['status'],
  refused: ['status'],
};

/** An event that may depend on where the buyer stands: most events mean nothing in most places. */
type Choice = (state: State) => Event;

const pick = <Item>(items: readonly Item[], which: number): Item => items[which % items.length]!;

const always =
  (event: Event): Choice =>
  () =>
    event;
const usually =
  (which: number): Choice =>
  ({ step }) =>
    pick(usual[step], which);
const tell =
  (answer: Order): Choice =>
  ({ order: known }) => ({
    type: 'told',
    order: { ...answer, token: known?.token ?? answer.token },
  });
const fail =
  (which: number, why: { code: string }): Choice =>
  ({ step }) => ({ type: 'failed', task: pick(underWay[step], which), failure: why });

const choice: fc.Arbitrary<Choice> = fc.oneof(
  { weight: 3, arbitrary: anyEvent.map(always) },
  { weight: 5, arbitrary: fc.nat(23).map(usually) },
  { weight: 2, arbitrary: order.map(tell) },
  { weight: 2, arbitrary: fc.tuple(fc.nat(11), failure).map(([which, why]) => fail(which, why)) },
);

export interface Walk {
  readonly start: State;
  readonly choices: readonly Choice[];
}

/** From every step alike, and long: the default size of an array would be five events. */
export const walk: fc.Arbitrary<Walk> = fc
  .tuple(fc.constantFrom(...ways), fc.array(choice, { minLength: 5, maxLength: 60, size: 'max' }))
  .map(([[, events], choices]) => ({
    start: play(events),
    choices,
  }));
