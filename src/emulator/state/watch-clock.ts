import type { EmulatorState } from './state.js';

/** The emulator's time for a page that goes by it. */
export interface WatchedClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `moved` whenever the clock was set, advanced, stopped or started, by whatever tab. */
  subscribe(moved: () => void): void;
}

/** @returns the clock, and what is to be called when the state may have changed */
export function watchClock(state: EmulatorState): { clock: WatchedClock; look: () => void } {
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
