import { mayHaveActed } from '../../../src/checkout/machine/may-have-acted.js';
import type { Problem } from '../../../src/checkout/machine/state.js';
import { boxesOf } from '../details/consents.js';
import { failureWords } from '../../internal/feed/states.js';
import { releaseName, type OrderContext, type PlainPhrase } from '../parts/order-context.js';

/** What a buyer can do about a problem beside what the step offers anyway. */
export type Way =
  /** Reserve once more. */
  | 'reserve'
  | 'without_code'
  /** Ask the service how the order stands. */
  | 'check'
  /** Let go of the order and choose again. */
  | 'give_up';

interface Entry {
  /** A phrase by its name, or words that depend. */
  readonly words: PlainPhrase | ((view: OrderContext, problem: Problem) => string);
  readonly ways?: readonly Way[];
  /** Asked to come back later: the way out opens by itself. */
  readonly waits?: true;
  /** What cannot go on here can be bought in the organiser's shop. */
  readonly elsewhere?: true;
}

const named = (view: OrderContext, { details }: Problem) => releaseName(view, details?.releaseId);

/** By code, or by code and task where that makes a difference. */
const table: Partial<Record<string, Entry>> = {
  nothing_chosen: { words: 'chooseFirst' },
  sold_out: {
    words: (view, problem) =>
      view.host.phrases.soldOutNow(named(view, problem), problem.details?.remaining ?? 0),
  },
  unknown_release: { words: 'goneNow' },
  not_on_sale: { words: (view, problem) => view.host.phrases.notOnSaleNow(named(view, problem)) },
  quantity_not_allowed: {
    words: (view, problem) => view.host.phrases.quantityRefused(named(view, problem)),
  },
  promo_used_up: { words: 'codeTaken', ways: ['without_code'] },
  promo_not_yours: { words: 'codeOfAnother', ways: ['without_code'] },
  plan_unavailable: { words: (view, problem) => view.host.phrases.planGone(named(view, problem)) },
  too_many_holds: { words: 'manyHolds', ways: ['reserve'], waits: true },
  'rate_limited reserve': {
    words: 'manyRequests',
    ways: ['reserve'],
    waits: true,
  },
  rate_limited: { words: 'manyRequests', waits: true },
  no_price: { words: 'unreachable' },
  unsure: { words: 'unsure', ways: ['reserve'] },
  hold_expired: { words: 'expiredTitle', ways: ['check'] },
  details_required: { words: 'detailsWanted' },
  'bad_request details': { words: 'detailsRefused' },
  consent_text_mismatch: {
    words: ({ host: { phrases }, feed }) =>
      // Nothing was on screen that could have changed.
      boxesOf(feed).length > 0 ? phrases.boxesChanged : phrases.notSoldHere,
    elsewhere: true,
  },
  payment_required: { words: 'paymentWanted', ways: ['give_up'] },
  nothing_to_pay: { words: 'nothingToPay', ways: ['check', 'give_up'] },
  order_stuck: { words: 'orderStuck', ways: ['give_up'] },
  declined: { words: ({ host }, { message = '' }) => host.phrases.declined(message) },
  payment_begun: { words: 'paymentBegun' },
  payment_failed: { words: 'paymentFailed' },
  no_way_to_pay: {
    words: ({ host: { phrases } }) => `${phrases.noWayToPay} ${phrases.stayHeld}`,
    elsewhere: true,
  },
  order_gone: { words: 'orderGone' },
  unauthorized: { words: 'notSoldHere' },
  origin_not_allowed: { words: 'notSoldHere' },
  secret_key: { words: 'secretKey' },
  not_found: { words: 'notSoldHere' },
};

/** Nothing typed is lost, and the same button tries again. */
const kept: Entry = {
  words: ({ host }, { code }) =>
    `${failureWords(host.phrases, { name: 'ServiceError', code })} ${host.phrases.typedKept}`,
};

/** A payment whose answer was lost, told once the service has said how the order stands. */
const lostPayment: Entry = {
  words: ({ host: { phrases }, state }) => {
    const isOpen = state.order?.status === 'awaiting_payment';
    return `${phrases.payLost} ${isOpen ? phrases.paymentOpen : phrases.notCharged}`;
  },
};

const lostCompletion: Entry = {
  words: ({ host: { phrases } }) => `${phrases.freeLost} ${phrases.notCharged}`,
};

/** An order may have been paid elsewhere, so nothing is said of money before it is known. */
const lostStatus: Entry = {
  words: ({ host }, { code }) => failureWords(host.phrases, { name: 'ServiceError', code }),
  ways: ['reserve'],
};

/** What is said where the service may have acted, and its answer was lost. */
const lost: Partial<Record<Problem['during'], Entry>> = {
  details: kept,
  pay: lostPayment,
  complete_free: lostCompletion,
  status: lostStatus,
};

/** What to say about a problem, and what can be done. */
export function entryFor({ code, during }: Problem): Entry {
  const unanswered = mayHaveActed(code) ? lost[during] : undefined;
  if (unanswered) return unanswered;
  return table[`${code} ${during}`] ?? table[code] ?? neutral;
}

/** The same in words. */
export function problemWords(view: OrderContext, problem: Problem): string {
  const { words } = entryFor(problem);
  return typeof words === 'string' ? view.host.phrases[words] : words(view, problem);
}

/** A newer service may know reasons that this table does not. */
const neutral: Entry = { words: 'notDone' };

/** The ways out. Where the code may be to blame, and asking again would bring the same, without it. */
export function waysOut({ state }: OrderContext, problem: Problem): readonly Way[] {
  const entry = entryFor(problem);
  const { during } = problem;
  const isNew = entry === neutral && (during === 'quote' || during === 'reserve');
  return state.selection.promo && isNew ? ['without_code'] : (entry.ways ?? []);
}
