import * as v from 'valibot';
import { runDue } from '../due.js';
import { listedFaults, rulesOf, type FaultInput, type ListedFault } from '../state/faults.js';
import type { Mailbox } from '../state/mailbox.js';
import type { PaymentView } from '../orders/payment.js';
import type { LoggedRequest } from '../state/request-log.js';
import { SettingsChange, type Settings } from '../state/settings.js';
import { firstMemory, type Beginning, type EmulatorState } from '../state/state.js';
import { forgetPrepared } from '../http/prepared.js';
import { gapMembers } from '../http/variations.js';
import { listedWebhooks, type ListedWebhook } from '../outbox.js';
import { adoptPhoto, PhotoAdoption, type AdoptedPhoto } from './content/artist-photo.js';
import {
  CampaignHold,
  holdCampaign,
  listedCampaigns,
  type ListedCampaign,
} from './content/campaigns.js';
import { exportedWorld, type ExportedWorld } from './export.js';
import {
  exactly,
  expectedTime,
  inputOf,
  Instant,
  isInRange,
  reject,
  Seed,
} from '../requests/input.js';
import { listingOf, type ListedRelease, type Listing } from './listing.js';
import {
  listedOrders,
  listedPayments,
  type ListedOrder,
  type ListedPayment,
} from './sales/orders.js';
import { moveSet, SetMove, type MovedSet } from './content/move-set.js';
import { play, PaymentPlay } from './sales/payment-play.js';
import { Publication, publish, type Published } from './content/publish.js';
import { rename, Rename } from './content/rename.js';
import { RewardChange, changeReward, type ChangedReward } from './rewards.js';
import { Rivals, sendRivals, type Crowd } from './sales/rivals.js';
import { editSale, SaleEdit } from './sales/sale.js';
import { setStock, Stock } from './sales/stock.js';
import { listedSubmissions, type ListedSubmission } from './submissions.js';

const Reset = exactly({ seed: v.optional(Seed), now: v.optional(Instant) });
const ClockChange = exactly({
  now: v.optional(Instant),
  advanceSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  frozen: v.optional(v.boolean()),
});

/**
 * Everything that is no part of the service: time, faults, and what the organiser does. Over HTTP
 * the same calls live below `/__emulator/`, and what they return is the body.
 * @throws {ControlError} from every call, saying what was wrong with its argument
 */
export interface Control {
  /** What is here: events, keys, and the calls that exist. */
  state(): Listing;
  reset(change?: v.InferInput<typeof Reset>): Listing;
  /** Virtual time; `now` is set before `advanceSeconds` is added. */
  clock(change?: v.InferInput<typeof ClockChange>): { now: string; frozen: boolean };
  /** Replaces all rules; without an argument it only lists them, with their hit counts. */
  faults(rules?: FaultInput[]): { faults: ListedFault[] };
  /** What was sent to people. */
  mailbox(): Mailbox;
  /** What people have sent in through forms, oldest first. */
  submissions(): { submissions: ListedSubmission[] };
  /** In the order sent, each with the signature it carries and the tries to deliver it. */
  webhooks(): { webhooks: ListedWebhook[] };
  requests(): { requests: LoggedRequest[] };
  orders(): { orders: ListedOrder[] };
  /** Every payment that was begun; with an argument, what the buyer does on its page. */
  payments(): { payments: ListedPayment[] };
  payments(play: PaymentPlay): PaymentView;
  publish(publication: Publication): Published;
  /** The organiser changes what is sold, or the wording of the checkout. */
  sale(edit: SaleEdit): { releases: ListedRelease[] };
  /** An artist adopts the retouched photo of an event, or gives it up. */
  artistPhoto(adoption: PhotoAdoption): AdoptedPhoto;
  /** The organiser moves a set to another day, time or stage. */
  moveSet(move: SetMove): MovedSet;
  rename(change: Rename): { event: string; earlierSlugs: string[] };
  /** Sets what is left of a release. */
  stock(stock: Stock): ListedRelease;
  /** Other buyers take, or buy, some of a release. */
  rivals(crowd: Rivals): Crowd;
  /** What the organiser does to a reward of an ambassador. */
  rewards(change: RewardChange): ChangedReward;
  /** With an event, its next campaign is held; without an argument all are listed. */
  campaigns(hold?: CampaignHold): { campaigns: ListedCampaign[] };
  settings(change?: SettingsChange): Settings;
  /** What is published and sold here, as plain JSON, to seed another service with. */
  world(): ExportedWorld;
}

export function createControl(state: EmulatorState, beginning: Beginning): Control {
  return onTime(state, {
    state: () => listingOf(state),
    reset(change = {}) {
      const { seed = beginning.seed, now = beginning.now } = inputOf(Reset, change);
      state.memory = firstMemory({ ...beginning, seed, now });
      state.requests = [];
      return listingOf(state);
    },
    clock(change) {
      if (change !== undefined) changeClock(state, inputOf(ClockChange, change));
      return { now: state.clock.timestamp(), frozen: state.clock.frozen };
    },
    faults(rules) {
      if (rules !== undefined) state.memory.faults = rulesOf(rules);
      return { faults: listedFaults(state.memory.faults) };
    },
    mailbox: () => structuredClone(state.mailbox),
    submissions: () => ({ submissions: listedSubmissions(state) }),
    webhooks: () => ({ webhooks: listedWebhooks(state.memory.webhooks) }),
    requests: () => ({ requests: structuredClone(state.requests) }),
    orders: () => ({ orders: listedOrders(state) }),
    payments: ((input?: PaymentPlay) =>
      input === undefined
        ? { payments: listedPayments(state) }
        : play(state, inputOf(PaymentPlay, input))) as Control['payments'],
    ...organiserCalls(state),
    settings(change) {
      if (change !== undefined) changeSettings(state, inputOf(SettingsChange, change));
      return structuredClone(state.settings);
    },
    world: () => exportedWorld(state),
  });
}

/** The calls in which an organiser, or other buyers, change the world. */
const organiserCalls = (state: EmulatorState) =>
  ({
    publish: (publication) => publish(state, inputOf(Publication, publication)),
    stock: (stock) => setStock(state, inputOf(Stock, stock)),
    sale: (edit) => editSale(state, inputOf(SaleEdit, edit)),
    artistPhoto: (adoption) => adoptPhoto(state, inputOf(PhotoAdoption, adoption)),
    moveSet: (move) => moveSet(state, inputOf(SetMove, move)),
    rename: (change) => rename(state, inputOf(Rename, change)),
    rivals: (crowd) => sendRivals(state, inputOf(Rivals, crowd)),
    rewards: (change) => changeReward(state, inputOf(RewardChange, change)),
    campaigns(hold) {
      if (hold !== undefined) holdCampaign(state, inputOf(CampaignHold, hold));
      return { campaigns: listedCampaigns(state) };
    },
  }) satisfies Partial<Control>;

/** What has fallen due happens before a call looks, and what a call makes due happens at once. */
function onTime(state: EmulatorState, control: Control): Control {
  const calls = Object.entries(control).map(([name, call]) => [
    name,
    (...input: never[]) => {
      try {
        runDue(state);
        const result = (call as (...input: never[]) => unknown)(...input);
        runDue(state);
        return result;
      } finally {
        forgetPrepared(state);
      }
    },
  ]);
  return Object.fromEntries(calls) as Control;
}

function changeClock(
  { clock }: EmulatorState,
  { now, advanceSeconds, frozen }: v.InferOutput<typeof ClockChange>,
): void {
  const then = (now ?? clock.now()) + (advanceSeconds ?? 0) * 1000;
  if (!isInRange(then)) reject(`advanceSeconds: leads too far; ${expectedTime}`);
  if (now !== undefined) clock.set(now);
  if (advanceSeconds !== undefined) clock.advance(advanceSeconds);
  if (frozen !== undefined) clock.freeze(frozen);
}

function changeSettings(state: EmulatorState, change: SettingsChange): void {
  const open = gapMembers();
  const stated = change.omit?.find((name) => !open.has(name));
  if (stated !== undefined) {
    const allowed = [...open].sort().join(', ');
    reject(`omit: the specification does not leave "${stated}" open; it leaves open ${allowed}`);
  }
  Object.assign(state.settings, change);
}
