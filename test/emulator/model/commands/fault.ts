import fc from '../../../chance.js';
import type { FaultEffect } from '../../../../src/emulator/state/faults.js';
import type { Kind } from '../step.js';

const effects: FaultEffect[] = [
  { kind: 'drop_after' },
  { kind: 'duplicate' },
  { kind: 'status', status: 503 },
  { kind: 'stale' },
];

/** The next call of a buyer goes wrong. */
export const fault: Kind<FaultEffect> = {
  name: 'fault',
  input: fc.constantFrom(...effects),
  async play({ ledger }, effect) {
    ledger.fault = effect;
    return 'none';
  },
};
