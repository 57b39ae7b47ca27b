import type { Clocks } from './order/hold.js';

/** What a checkout takes from the world besides the service; replaced in tests. */
export interface Environment {
  readonly clocks: () => Clocks;
  /** @returns what ends the wait */
  readonly wait: (seconds: number, then: () => void) => () => void;
  /** A UUID of version 4. */
  readonly uuid: () => string;
  /** At least 0, below 1. */
  readonly random: () => number;
}

export const browserEnvironment: Environment = {
  clocks: () => ({ monotonic: performance.now(), wall: Date.now() }),
  wait(seconds, then) {
    const timer = setTimeout(then, seconds * 1000);
    return () => clearTimeout(timer);
  },
  uuid: () => randomId(),
  random: () => Math.random(),
};

/** Made by hand, as `crypto.randomUUID` is missing on pages that came over plain http. */
const randomId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const chance = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (+digit ^ (chance & (15 >> (+digit / 4)))).toString(16); // of an 8 its two last bits
  });
