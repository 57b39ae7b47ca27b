import type { Move } from './known.js';
import type { Ledger } from './ledger.js';
import type { Sight } from './sight.js';
import type { Stage } from './stage.js';

export interface Play {
  ledger: Ledger;
  stage: Stage;
}

/** Whether a step may have changed anything: a look must not, and neither must a refusal. */
export type Trace = 'some' | 'none';

/** All that an invariant may look at after a step. */
export interface View extends Play {
  before: Sight;
  /** What has become of the orders in this step. */
  moves: readonly Move[];
  trace: Trace;
}

/** @throws {Error} saying what was expected */
export type Invariant = (view: View) => void | Promise<void>;
