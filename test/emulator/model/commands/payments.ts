import fc from '../../../chance.js';
import { isUnderWay } from '../known.js';
import type { Kind } from '../step.js';

interface Played {
  /** Counted from the newest. */
  payment: number;
  outcome: 'approve' | 'decline' | 'challenge' | 'process_slowly' | 'abandon';
}

/** On the payment page, at any time: late, twice, or in a tab that was forgotten. */
export const playPayment: Kind<Played> = {
  name: 'payment page',
  input: fc.record({
    payment: fc.constantFrom(0, 0, 0, 1, 2, 5),
    outcome: fc.constantFrom(
      'approve',
      'approve',
      'decline',
      'challenge',
      'process_slowly',
      'process_slowly',
      'abandon',
    ),
  }),
  isPossible: ({ sight }) => sight.payments.length > 0,
  async play({ ledger, stage }, { payment, outcome }) {
    const { payments } = ledger.sight;
    const played = payments[payments.length - 1 - (payment % payments.length)]!;
    await stage.target.control(`payments/${played.attemptId}`, { outcome });
    return isUnderWay(played) ? 'some' : 'none';
  },
};
