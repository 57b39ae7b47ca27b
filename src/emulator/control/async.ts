import type { Store } from '../store/store.js';
import type { Control } from './control.js';

/** The control port of an emulator whose memory is kept elsewhere: the same calls, as promises. */
export type AsyncControl = {
  [Name in keyof Control]: (
    ...input: Parameters<Control[Name]>
  ) => Promise<ReturnType<Control[Name]>>;
};

export function inTransactions(control: Control, store: Store): AsyncControl {
  const calls = Object.entries(control).map(([name, call]) => [
    name,
    (...input: never[]) => store.transaction(() => (call as AnyCall)(...input)),
  ]);
  return Object.fromEntries(calls) as AsyncControl;
}

type AnyCall = (...input: never[]) => unknown;
