import { createApp, type EmulatorApp } from './app.js';
import { createControl, type Control } from './control/control.js';
import { inputOf, Instant } from './control/input.js';
import type { FaultInput } from './faults.js';
import { begin, type Beginning } from './state.js';
import { createPageFetch } from './transport/in-page.js';

export interface EmulatorOptions {
  /** Same seed, same world and same chance. */
  seed?: number;
  /** ISO 8601; where the clock begins. */
  now?: string;
  /** Milliseconds since any fixed moment; without it the clock stands until it is moved. */
  elapsed?: () => number;
  /** Origin of the page that `fetch` acts for; without it `fetch` acts as a server does. */
  origin?: string;
  /** Folder with the pictures of the world, absolute. */
  assetsUrl: string;
  /** A named state of the world, see `scenarios.ts`. */
  scenario?: string;
  faults?: FaultInput[];
  /** Added to every answer. */
  latencySeconds?: number;
}

export interface Emulator {
  /** The service as a page, or a server, reaches it; the host name of the address does not matter. */
  fetch: typeof fetch;
  control: Control;
  /** For transports of another kind. */
  app: EmulatorApp;
}

const defaults = { seed: 1, now: '2027-05-01T10:00:00.000Z' };

/** @throws {Error} when there is no such scenario, or when `now` or a fault makes no sense */
export function emulatorOf(makeWorld: Beginning['makeWorld'], options: EmulatorOptions): Emulator {
  const { seed, now, origin, elapsed, assetsUrl, scenario, faults, latencySeconds } = {
    ...defaults,
    ...options,
  };
  const beginning: Beginning = {
    seed,
    now: inputOf(Instant, now),
    elapsed: elapsed ?? (() => 0),
    makeWorld,
    assetsUrl,
    scenario: scenario ?? '',
    faults: faults ?? [],
    latencySeconds: latencySeconds ?? 0,
  };
  const state = begin(beginning);
  const control = createControl(state, beginning);
  const app = createApp(state, control);
  return { fetch: createPageFetch(app, origin), control, app };
}
