import type { Clocks } from './hold.js';

/** What a checkout takes from the world besides the service; replaced in tests. */
export interface Surroundings {
  readonly clocks: () => Clocks;
  /** @returns what ends the wait */
  readonly wait: (seconds: number, then: () => void) => () => void;
  /** A UUID of version 4. */
  readonly uuid: () => string;
  /** At least 0, below 1. */
  readonly random: () => number;
}

export const browser: Surroundings = {
  clocks: () => ({ monotonic: performance.now(), wall: Date.now() }),
  wait(seconds, then) {
    const timer = setTimeout(then, seconds * 1000);
    return () => clearTimeout(timer);
  },
  uuid: randomId,
  random: () => Math.random(),
};

/** Made by hand, as `crypto.randomUUID` is missing on pages that came over plain http. */
function randomId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, place) => {
    if (place === 6) return (byte & 0x0f) | 0x40; // version 4
    return place === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = digits.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
