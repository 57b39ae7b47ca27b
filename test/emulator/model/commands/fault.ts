import fc from 'fast-check';
import type { Effect } from '../../../../src/emulator/state/faults.js';
import type { Kind } from '../step.js';

const effects: Effect[] = [
  { kind: 'drop_after' },
  { kind: 'duplicate' },
  { kind: 'status', status: 503 },
  { kind: 'stale' },
];

/** The next call of a buyer goes wrong. */
export const fault: Kind<Effect> = {
  name: 'fault',
  input: fc.constantFrom(...effects),
  async play({ ledger }, effect) {
    ledger.fault = effect;
    return 'none';
  },
};
