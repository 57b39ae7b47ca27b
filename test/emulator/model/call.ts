import type { EndpointName, PathParamsOf } from '../../../src/contract/endpoints.js';
import type { ErrorCode } from '../../../src/contract/errors.js';
import { check } from '../../conformance/check.js';
import { ask, type Answer, type Wish } from '../../conformance/read.js';
import type { Play, Trace } from './play.js';

/** A request of a buyer, and the refusals that would be right. */
export interface Request<Name extends EndpointName> {
  page: number;
  name: Name;
  path: PathParamsOf<Name>;
  wish: Wish;
  /** None: it must succeed. */
  refusals: readonly ErrorCode[];
}

export interface Result<Name extends EndpointName> {
  /** Nothing where it was refused, or where the answer was lost on the way. */
  data?: Answer<Name>['data'];
  trace: Trace;
}

/** Asks, through the fault that waits for this call if there is one. */
export async function call<Name extends EndpointName>(
  { ledger, stage }: Play,
  { page, name, path, wish, refusals }: Request<Name>,
): Promise<Result<Name>> {
  const { fault } = ledger;
  const request = () => ask(stage.pages[page]!, name, path, wish);
  if (fault === undefined) {
    const answer = await request();
    stage.note('answer', answer.error?.code ?? name);
    return judged(name, answer, refusals);
  }

  ledger.fault = undefined;
  stage.note('fault', fault.kind);
  const after = fault.kind === 'stale' ? 1 : 0;
  await stage.target.control('faults', [{ operation: name, after, times: 1, effect: fault }]);
  // A stale answer is one that the same address has given before.
  if (fault.kind === 'stale') await request();
  const answer = await request().catch(() => undefined);
  await stage.target.control('faults', []);
  const trace = fault.kind === 'status' ? 'none' : 'some'; // all other kinds execute what was asked
  return { ...(answer?.data !== undefined && { data: answer.data }), trace };
}

function judged<Name extends EndpointName>(
  name: Name,
  { data, error }: Answer<Name>,
  refusals: readonly ErrorCode[],
): Result<Name> {
  const expected = [...new Set(refusals)].join(' or ') || 'a success';
  if (data !== undefined) {
    check(refusals.length === 0, `${expected} from ${name}`);
    return { data, trace: 'some' };
  }
  const isRight = refusals.some((code) => code === error?.code);
  check(isRight, `${expected} from ${name}, not ${error?.code}: ${error?.message}`);
  return { trace: 'none' };
}
