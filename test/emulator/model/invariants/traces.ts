import { checkEqual } from '../../../conformance/check.js';
import type { Invariant } from '../play.js';
import { fingerprint } from '../sight.js';

/** QUO-01, RES-13: a look and a refusal change nothing. */
const noTrace: Invariant = ({ ledger, before, trace }) => {
  if (trace === 'none') checkEqual(fingerprint(ledger.sight), fingerprint(before), 'what is there');
};

export const traces = [noTrace];
