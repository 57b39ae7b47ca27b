import type { Clocks } from './order/hold.js';

/** What a checkout takes from the world besides the service; replaced in tests. */
export interface Environment {
  readonly clocks: () => Clocks;
  /** @returns what ends the wait */
  readonly wait: (seconds: number, then: () => void) => () => void;
  /** Whether the page is out of sight. */
  readonly isHidden: () => boolean;
  /** At least 0, below 1. */
  readonly random: () => number;
}

export const browserEnvironment: Environment = {
  clocks: () => ({ monotonic: performance.now(), wall: Date.now() }),
  wait(seconds, then) {
    const timer = setTimeout(then, seconds * 1000);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
  random: () => Math.random(),
};
