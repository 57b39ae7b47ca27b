import { mayHaveActed } from '../../../src/checkout/machine/may-have-acted.js';
import type { Problem } from '../../../src/checkout/machine/state.js';
import { boxesOf } from '../details/consents.js';
import { failureWords } from '../../internal/feed/states.js';
import { releaseName, type OrderContext, type PlainPhrase } from '../parts/order-context.js';

/** Actions for a problem, besides the buttons of the step. */
export type Action =
  /** Reserve again. */
  | 'reserve'
  | 'without_code'
  /** Ask the service for the status of the order. */
  | 'check'
  /** Drop the order and choose again. */
  | 'give_up';

interface Entry {
  /** A phrase's name, or a function for words with parameters. */
  readonly words: PlainPhrase | ((view: OrderContext, problem: Problem) => string);
  readonly actions?: readonly Action[];
  /** The buttons are enabled after a wait. */
  readonly waits?: true;
  /** Offers the organiser's own shop, as the order can't continue here. */
  readonly elsewhere?: true;
}

/** What the service says of a refused payment, where it is a sentence for people and no code. */
const sentenceOf = ({ message = '' }: Problem): string =>
  /^[\w.:-]*$/.test(message) ? '' : message.replace(/[^.!?。！？؟]$/, '$&.');

const named = (view: OrderContext, { details }: Problem) => releaseName(view, details?.releaseId);

/** Keys: an error code, or code and request where the request makes a difference. */
const table: Partial<Record<string, Entry>> = {
  nothing_chosen: { words: 'chooseFirst' },
  sold_out: {
    words: (view, problem) => {
      const { phrases } = view.host;
      const release = named(view, problem);
      if (view.state.mayHold) return phrases.maybeHeld({ release });
      return phrases.soldOutNow({ release, left: problem.details?.remaining ?? 0 });
    },
  },
  unknown_release: { words: 'goneNow' },
  not_on_sale: {
    words: (view, problem) => view.host.phrases.notOnSaleNow({ release: named(view, problem) }),
  },
  quantity_not_allowed: {
    words: (view, problem) => view.host.phrases.quantityRefused({ release: named(view, problem) }),
  },
  promo_used_up: { words: 'codeTaken', actions: ['without_code'] },
  promo_not_yours: { words: 'codeOfAnother', actions: ['without_code'] },
  plan_unavailable: {
    words: (view, problem) => view.host.phrases.planGone({ release: named(view, problem) }),
  },
  too_many_holds: { words: 'manyHolds', actions: ['reserve'], waits: true },
  'rate_limited reserve': {
    words: 'manyRequests',
    actions: ['reserve'],
    waits: true,
  },
  rate_limited: { words: 'manyRequests', waits: true },
  no_price: { words: 'unreachable' },
  unsure: { words: 'unsure', actions: ['reserve'] },
  hold_expired: { words: 'expiredTitle', actions: ['check'] },
  details_required: { words: 'detailsWanted' },
  'bad_request details': { words: 'detailsRefused' },
  consent_text_mismatch: {
    words: ({ host: { phrases }, feed }) =>
      // Without boxes on screen, "the boxes have changed" would make no sense.
      boxesOf(feed).length > 0 ? phrases.boxesChanged : phrases.notSoldHere,
    elsewhere: true,
  },
  payment_required: { words: 'paymentWanted', actions: ['give_up'] },
  nothing_to_pay: { words: 'nothingToPay', actions: ['check', 'give_up'] },
  order_stuck: { words: 'orderStuck', actions: ['give_up'] },
  declined: {
    words: ({ host }, problem) => host.phrases.declined({ reason: sentenceOf(problem) }),
  },
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

/** The typed details are kept, and the same button tries again. */
const kept: Entry = {
  words: ({ host }, { code }) =>
    `${failureWords(host.phrases, { name: 'ServiceError', code })} ${host.phrases.typedKept}`,
};

/** The answer to a payment was lost. Shown once the service has stated the order's status. */
const lostPayment: Entry = {
  words: ({ host: { phrases }, state }) => {
    const isOpen = state.order?.status === 'awaiting_payment';
    return `${phrases.payLost} ${isOpen ? phrases.paymentOpen : phrases.notCharged}`;
  },
};

const lostCompletion: Entry = {
  words: ({ host: { phrases } }) => `${phrases.freeLost} ${phrases.notCharged}`,
};

/** The order may have been paid in another tab, so no words about money until its status is known. */
const lostStatus: Entry = {
  words: ({ host }, { code }) => failureWords(host.phrases, { name: 'ServiceError', code }),
  actions: ['reserve'],
};

/** Entries for requests that the service may have carried out, although the answer was lost. */
const lost: Partial<Record<Problem['during'], Entry>> = {
  details: kept,
  pay: lostPayment,
  complete_free: lostCompletion,
  status: lostStatus,
};

/** The words and actions for a problem. */
export function entryFor({ code, during }: Problem): Entry {
  const unanswered = mayHaveActed(code) ? lost[during] : undefined;
  if (unanswered) return unanswered;
  return table[`${code} ${during}`] ?? table[code] ?? neutral;
}

/** The words for a problem. */
export function problemWords(view: OrderContext, problem: Problem): string {
  const { words } = entryFor(problem);
  return typeof words === 'string' ? view.host.phrases[words] : words(view, problem);
}

/** For codes of a newer service that are not in the table. */
const neutral: Entry = { words: 'notDone' };

/** The actions for a problem. An unknown refusal of an order with a promo code offers to drop the code. */
export function actionsFor({ state }: OrderContext, problem: Problem): readonly Action[] {
  const entry = entryFor(problem);
  const { during } = problem;
  const isNew = entry === neutral && (during === 'quote' || during === 'reserve');
  return state.selection.promo && isNew ? ['without_code'] : (entry.actions ?? []);
}
