import { clock } from '../clock/clock.js';
import type { Clocks } from './order/hold.js';

/** What a checkout needs besides the service; tests replace it. */
export interface Environment {
  readonly clocks: () => Clocks;
  /** @returns a function that cancels the wait */
  readonly wait: (seconds: number, then: () => void) => () => void;
  /** Whether the page is hidden. */
  readonly isHidden: () => boolean;
  /** At least 0, below 1. */
  readonly random: () => number;
}

export const browserEnvironment: Environment = {
  clocks: () => ({ monotonic: performance.now(), wall: clock.now() }),
  wait(seconds, then) {
    const timer = setTimeout(then, seconds * 1000);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
  random: () => Math.random(),
};
