import { isLost } from '../../src/checkout/lost.js';
import type { Problem } from '../../src/checkout/state.js';
import { failureWords } from '../internal/states.js';
import { printed, releaseName, type DeskView } from './desk-view.js';

/** What a buyer can do about a problem beside what the step offers anyway. */
export type Way =
  /** Reserve once more. */
  | 'reserve'
  /** Reserve at the new total. */
  | 'agree'
  | 'without_code'
  /** To the button that pays, whose words say how much. */
  | 'to_payment'
  /** Ask the service how the order stands. */
  | 'check';

interface Entry {
  readonly words: (view: DeskView, problem: Problem) => string;
  readonly ways?: readonly Way[];
  /** Asked to come back later: the way out opens by itself. */
  readonly waits?: true;
  /** What cannot go on here can be bought in the organiser's shop. */
  readonly elsewhere?: true;
}

const named = (view: DeskView, { details }: Problem) => releaseName(view, details?.releaseId);

/** By code, or by code and task where that makes a difference. */
const table: Partial<Record<string, Entry>> = {
  nothing_chosen: { words: ({ host }) => host.phrases.chooseFirst },
  sold_out: {
    words: (view, problem) =>
      view.host.phrases.soldOutNow(named(view, problem), problem.details?.remaining ?? 0),
  },
  unknown_release: { words: ({ host }) => host.phrases.goneNow },
  not_on_sale: { words: (view, problem) => view.host.phrases.notOnSaleNow(named(view, problem)) },
  quantity_not_allowed: {
    words: (view, problem) => view.host.phrases.quantityRefused(named(view, problem)),
  },
  promo_used_up: { words: ({ host }) => host.phrases.codeTaken, ways: ['without_code'] },
  promo_not_yours: { words: ({ host }) => host.phrases.codeOfAnother, ways: ['without_code'] },
  plan_unavailable: { words: (view, problem) => view.host.phrases.planGone(named(view, problem)) },
  price_changed: {
    words: (view, { details }) =>
      view.host.phrases.priceChanged(printed(view, details?.totalPennies)),
    ways: ['agree'],
  },
  too_many_holds: { words: ({ host }) => host.phrases.manyHolds, ways: ['reserve'], waits: true },
  'rate_limited reserve': {
    words: ({ host }) => host.phrases.manyRequests,
    ways: ['reserve'],
    waits: true,
  },
  rate_limited: { words: ({ host }) => host.phrases.manyRequests, waits: true },
  unsure: { words: ({ host }) => host.phrases.unsure, ways: ['reserve'] },
  hold_expired: { words: ({ host }) => host.phrases.expiredTitle, ways: ['check'] },
  details_required: { words: ({ host }) => host.phrases.detailsWanted },
  'bad_request details': { words: ({ host }) => host.phrases.detailsRefused },
  consent_text_mismatch: { words: ({ host }) => host.phrases.boxesChanged },
  payment_required: { words: ({ host }) => host.phrases.paymentWanted },
  nothing_to_pay: { words: ({ host }) => host.phrases.nothingToPay, ways: ['check'] },
  declined: {
    words: ({ host }, { message = '' }) => host.phrases.declined(message),
    ways: ['to_payment'],
  },
  payment_begun: { words: ({ host }) => host.phrases.paymentBegun },
  payment_failed: { words: ({ host }) => host.phrases.paymentFailed },
  no_way_to_pay: {
    words: ({ host: { phrases } }) => `${phrases.noWayToPay} ${phrases.stayHeld}`,
    elsewhere: true,
  },
  request_id_reused: { words: ({ host }) => host.phrases.orderMixedUp, ways: ['reserve'] },
  order_gone: { words: ({ host }) => host.phrases.orderGone },
  unauthorized: { words: ({ host }) => host.phrases.notSoldHere },
  origin_not_allowed: { words: ({ host }) => host.phrases.notSoldHere },
  secret_key: { words: ({ host }) => host.phrases.secretKey },
  not_found: { words: ({ host }) => host.phrases.notSoldHere },
};

/** Nothing typed is lost, and the same button tries again. */
const kept: Entry = {
  words: ({ host }, { code }) =>
    `${failureWords(host.phrases, { name: 'ServiceError', code })} ${host.phrases.typedKept}`,
};

/** The page itself has stopped it, and knows why. A lost quote leaves the estimate. */
const silent = new Set(['permit_refused']);

/** What to say about a problem; undefined where nothing is to be said. */
export function entryFor(problem: Problem): Entry | undefined {
  const { code, during } = problem;
  if (silent.has(code)) return undefined;
  if (during === 'details' && isLost(code)) return kept;
  return table[`${code} ${during}`] ?? table[code] ?? neutral;
}

/** A newer service may know reasons that this table does not. */
const neutral: Entry = { words: ({ host }) => host.phrases.notDone };

/** The ways out. Where the code may be to blame, and asking again would bring the same, without it. */
export function waysOf({ state: { wish, capabilities } }: DeskView, problem: Problem): Way[] {
  const entry = entryFor(problem);
  const { code, during } = problem;
  const isNew = entry === neutral && (during === 'quote' || during === 'reserve');
  const cannotAgree = code === 'price_changed' && !capabilities.includes('expected_total');
  return wish.promo && (isNew || cannotAgree) ? ['without_code'] : [...(entry?.ways ?? [])];
}
