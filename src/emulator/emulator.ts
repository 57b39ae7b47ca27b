import { createApp } from './app.js';
import {
  type AsyncControl,
  type Control,
  createControl,
  inTransactions,
} from './control/control.js';
import { forgetPrepared } from './http/prepared.js';
import { createPageFetch } from './in-page.js';
import { createOutbox, type Outbox } from './outbox.js';
import { type Payments, paymentsOf } from './payment-page/payments.js';
import { inputOf, Instant } from './requests/input.js';
import type { EmulatorApp } from './requests/request.js';
import type { FaultInput } from './state/faults.js';
import { type Beginning, type EmulatorState, stateOf } from './state/state.js';
import { createPersistentStore } from './store/persistent-store.js';
import { inMemory, type Keep, type Store } from './store/store.js';

export interface EmulatorOptions {
  /** Same seed, same world and same chance. */
  seed?: number;
  /** ISO 8601; where the clock begins. */
  now?: string;
  /** Milliseconds since any fixed moment; without it the clock stands until it is moved. */
  elapsed?: () => number;
  /** Origin of the page that `fetch` acts for; without it `fetch` acts as a server does. */
  origin?: string;
  /** A domain that every organiser allows who allows `localhost`: where the demo is at home. */
  ownDomain?: string;
  /** The device that `fetch` acts for: its holds are counted together, whatever page they are from. */
  device?: string;
  /** Folder with the pictures of the world, absolute; without it `demo/` beside the page. */
  assetsUrl?: string;
  /** A named state of the world, see `scenarios.ts`. */
  scenario?: string;
  faults?: FaultInput[];
  /** Added to every answer. */
  latencySeconds?: number;
  /** Address of the page where a payment goes on; without it, `/pay/{attemptId}` of the service. */
  paymentPage?: (attemptId: string) => string;
  /** Where the memory is kept beyond this object; nowhere, unless it is named. */
  keep?: Keep;
}

export interface Emulator {
  /** The service as a page, or a server, reaches it; the host name of the address does not matter. */
  fetch: typeof fetch;
  /** Works at once, on what this object remembers. */
  control: Control;
  /** The same calls on what is kept, and what all who share it see. */
  shared: AsyncControl;
  /** What a page goes by, and how it hears that somebody has moved it. */
  clock: WatchedClock;
  /** Whether the memory outlives this object. */
  isKept: boolean;
  /** For a page that is the payment page itself. */
  payments: Payments;
  /** For transports of another kind. */
  app: EmulatorApp;
  outbox: Outbox;
}

const defaults = { seed: 1, now: '2027-05-01T10:00:00.000Z' };

/** Where there is no page, as in a test in Node, pictures have an address, and nobody loads them. */
const picturesBeside = (page: string): string =>
  new URL('demo/', /^https?:/.test(page) ? page : 'http://localhost/').href;

/** @throws {Error} when there is no such scenario, or when `now` or a fault makes no sense */
export function emulatorOf(makeWorld: Beginning['makeWorld'], options: EmulatorOptions): Emulator {
  const beginning: Beginning = {
    seed: options.seed ?? defaults.seed,
    now: inputOf(Instant, options.now ?? defaults.now),
    elapsed: options.elapsed ?? (() => 0),
    makeWorld: options.ownDomain ? withDomain(options.ownDomain, makeWorld) : makeWorld,
    assetsUrl:
      options.assetsUrl ?? picturesBeside('document' in globalThis ? document.baseURI : ''),
    scenario: options.scenario ?? '',
    faults: options.faults ?? [],
    latencySeconds: options.latencySeconds ?? 0,
    paymentPage: options.paymentPage,
  };
  const state = stateOf(beginning);
  const { clock, look } = watchClock(state);
  const { keep } = options;
  const kept = keep && createPersistentStore(state, beginning.elapsed, keep);
  const store = forgetting(state, kept ?? inMemory, look);
  const control = createControl(state, beginning);
  const app = createApp(state, store, control);
  return {
    fetch: createPageFetch(app, options),
    control,
    shared: inTransactions(control, store),
    clock,
    isKept: store.isKept,
    payments: paymentsOf(state, store),
    app,
    outbox: createOutbox(state, store),
  };
}

function withDomain(domain: string, makeWorld: Beginning['makeWorld']): Beginning['makeWorld'] {
  return (options) => {
    const world = makeWorld(options);
    for (const { allowedDomains } of world.organisers) {
      if (allowedDomains.includes('localhost')) allowedDomains.push(domain);
    }
    return world;
  };
}

/** What was prepared of a memory is worth nothing once that has changed, and pages go by its clock. */
const forgetting = (state: EmulatorState, store: Store, look: () => void): Store => ({
  isKept: store.isKept,
  transaction: (work, mayChange = () => true) =>
    store.transaction(() => {
      try {
        return work();
      } finally {
        if (mayChange()) forgetPrepared(state);
        look();
      }
    }, mayChange),
});

/** The emulator's time for a page that goes by it. */
export interface WatchedClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `moved` whenever the clock was set, advanced, stopped or started, by whatever tab. */
  subscribe(moved: () => void): void;
}

/** @returns the clock, and what is to be called when the state may have changed */
function watchClock(state: EmulatorState): { clock: WatchedClock; look: () => void } {
  const listeners = new Set<() => void>();
  let known = { ...state.memory.clock };
  const look = (): void => {
    const { base, since, frozen } = state.memory.clock;
    const isKnown = base === known.base && since === known.since && frozen === known.frozen;
    if (isKnown) return;
    known = { base, since, frozen };
    for (const moved of listeners) moved();
  };
  const clock: WatchedClock = {
    now: () => state.clock.now(),
    subscribe: (moved) => void listeners.add(moved),
  };
  return { clock, look };
}
