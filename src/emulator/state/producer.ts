import type { EmulatorState } from './state.js';

/** Something that happens by itself at its time. What is planned is read from the memory each time. */
export interface Producer {
  /** When the next thing is due, milliseconds since 1970; undefined when nothing is planned. */
  nextAt(state: EmulatorState): number | undefined;
  /** Does what is due at that time, so that `nextAt` moves on. */
  run(state: EmulatorState, time: number): void;
}
