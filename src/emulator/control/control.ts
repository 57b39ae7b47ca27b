import * as v from 'valibot';
import { runDue } from '../due.js';
import { forgetPrepared } from '../http/prepared.js';
import { gapMembers } from '../http/variations.js';
import type { PaymentView } from '../orders/payment.js';
import { type ListedWebhook, listedWebhooks } from '../outbox.js';
import {
  exactly,
  expectedTime,
  inputOf,
  Instant,
  isInRange,
  reject,
  Seed,
} from '../requests/input.js';
import { type FaultInput, type ListedFault, listedFaults, rulesOf } from '../state/faults.js';
import type { LoggedRequest, Mailbox } from '../state/memory.js';
import { type Settings, SettingsChange } from '../state/settings.js';
import { type Beginning, type EmulatorState, firstMemory } from '../state/state.js';
import type { Store } from '../store/store.js';
import { CampaignHold, holdCampaign, type ListedCampaign, listedCampaigns } from './campaigns.js';
import {
  type AdoptedPhoto,
  adoptPhoto,
  type MovedSet,
  moveSet,
  PhotoAdoption,
  SetMove,
} from './line-up.js';
import {
  exportedWorld,
  type ExportedWorld,
  type ListedRelease,
  type ListedSubmission,
  listedSubmissions,
  type Listing,
  listingOf,
} from './listing.js';
import {
  type ListedOrder,
  listedOrders,
  type ListedPayment,
  listedPayments,
  PaymentPlay,
  play,
} from './orders.js';
import { Publication, publish } from './publish.js';
import { rename, Rename } from './rename.js';
import { changeReward, RewardChange } from './rewards.js';
import { type Crowd, Rivals, sendRivals } from './rivals.js';
import { editSale, SaleEdit, setStock, Stock } from './sale.js';

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
  publish(publication: Publication): ReturnType<typeof publish>;
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
  rewards(change: RewardChange): ReturnType<typeof changeReward>;
  /** With an event, its next campaign is held; without an argument all are listed. */
  campaigns(hold?: CampaignHold): { campaigns: ListedCampaign[] };
  settings(change?: SettingsChange): Settings;
  /** What is published and sold here, as plain JSON, to seed another service with. */
  world(): ExportedWorld;
}

/** The control port of an emulator whose memory is kept elsewhere: the same calls, as promises. */
export type AsyncControl = {
  [Name in Exclude<keyof Control, 'payments'>]: (
    ...input: Parameters<Control[Name]>
  ) => Promise<ReturnType<Control[Name]>>;
} & {
  // Named by hand: of two signatures a mapped type knows the last alone.
  payments(): Promise<{ payments: ListedPayment[] }>;
  payments(play: PaymentPlay): Promise<PaymentView>;
};

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
const onTime = (state: EmulatorState, control: Control): Control =>
  wrapped(control, (call) => {
    try {
      runDue(state);
      const result = call();
      runDue(state);
      return result;
    } finally {
      forgetPrepared(state);
    }
  }) as Control;

export const inTransactions = (control: Control, store: Store): AsyncControl =>
  wrapped(control, (call) => store.transaction(call)) as AsyncControl;

/** The same calls, each done by `perform`. */
function wrapped(control: Control, perform: (call: () => unknown) => unknown): object {
  const calls = Object.entries(control).map(([name, call]) => [
    name,
    (...input: never[]) => perform(() => (call as (...input: never[]) => unknown)(...input)),
  ]);
  return Object.fromEntries(calls) as object;
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
