import * as v from 'valibot';
import { CountInput, exactly, inputOf } from '../requests/input.js';
import { routes, type EndpointName } from '../../contract/routes.js';

/**
 * Faults fire by count, never by chance: a fault that fires at random cannot be the subject of a
 * test.
 */
const Operation = v.picklist(['*', ...(Object.keys(routes) as EndpointName[])]);
const Seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600));
/** Up to some thirty years either way. */
const Skew = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000_000), v.maxValue(1_000_000_000));

const FaultEffect = v.variant('kind', [
  /** The answer comes late. Delays add up with whatever else fires. */
  exactly({ kind: v.literal('latency'), seconds: Seconds }),
  /** The request is refused and not executed. Either member gives the other a sensible value. */
  exactly({
    kind: v.literal('status'),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
    code: v.optional(v.string()),
    message: v.optional(v.string()),
    retryAfterSeconds: v.optional(CountInput),
  }),
  /** The connection breaks before the request is executed. */
  exactly({ kind: v.literal('drop_before') }),
  /** Executed; a page of HTML comes back, as from a proxy on the way. */
  exactly({ kind: v.literal('not_json') }),
  /** Executed; the connection breaks in the middle of the body. */
  exactly({ kind: v.literal('truncate') }),
  /** Executed; lists are missing, texts are numbers and numbers are texts. */
  exactly({ kind: v.literal('wrong_shape') }),
  /** Executed; the connection breaks before the answer: nobody knows that it was. */
  exactly({ kind: v.literal('drop_after') }),
  /** Executed twice, as when a browser repeats a POST on a broken connection; the second answers. */
  exactly({ kind: v.literal('duplicate') }),
  /** Not executed, and never answered. */
  exactly({ kind: v.literal('hang') }),
  /** Executed; the answer is the one that the same address gave before, as from a slow cache. */
  exactly({ kind: v.literal('stale') }),
  /** Executed; every timestamp of the answer is off, as if the clock of the service were. */
  exactly({ kind: v.literal('clock_skew'), seconds: Skew }),
  /** Executed; the answer lacks these members, at any depth, and these headers. */
  exactly({
    kind: v.literal('omit'),
    members: v.optional(v.array(v.string()), []),
    headers: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/))), []),
  }),
]);

const FaultRule = exactly({
  /** Operation name of the endpoint table, or `*` for every one. */
  operation: Operation,
  /** Calls that pass before the rule fires. */
  after: v.optional(CountInput, 0),
  /** Calls it fires on; null until it is cleared. */
  times: v.optional(v.nullable(CountInput), null),
  effect: FaultEffect,
});
const FaultRules = v.array(FaultRule);

export type FaultEffect = v.InferOutput<typeof FaultEffect>;
export type FaultInput = v.InferInput<typeof FaultRule>;
export type ListedFault = v.InferOutput<typeof FaultRule> & {
  /** Calls of the operation since the rule was set. */
  calls: number;
  /** Calls it has fired on. */
  hits: number;
};

/** A rule at work. */
export type FaultRecord = ListedFault & {
  /** For `stale`: address -> body of the last answer that was let through. */
  older: Record<string, string>;
};

/** @throws {ControlError} naming the wrong member of a rule */
export function rulesOf(rules: FaultInput[]): FaultRecord[] {
  return inputOf(FaultRules, rules).map((rule) => ({ ...rule, calls: 0, hits: 0, older: {} }));
}

export const listedFaults = (rules: readonly FaultRecord[]): ListedFault[] =>
  structuredClone(rules.map(({ older: _, ...listed }) => listed));

/** What happens to one call. */
export interface Fault {
  /** Of every rule that fires. */
  delaySeconds: number;
  /** Of the first other rule that fires. */
  effect: FaultEffect | undefined;
}

/** Counts one call in every rule that is about it. */
export function takeFault(rules: readonly FaultRecord[], operation: EndpointName): Fault {
  let delaySeconds = 0;
  let effect: FaultEffect | undefined;
  for (const rule of about(rules, operation)) {
    rule.calls += 1;
    if (!isLive(rule)) continue;
    if (rule.effect.kind === 'latency') delaySeconds += rule.effect.seconds;
    else if (effect) continue;
    else effect = rule.effect;
    rule.hits += 1;
  }
  return { delaySeconds, effect };
}

/** Keeps a body for the stale answers to come. */
export function keepForStale(rules: readonly FaultRecord[], call: StaleCall, body: string): void {
  for (const rule of staleAbout(rules, call)) rule.older[call.address] = body;
}

/** The body that this address had before, if there was one. */
export function olderBody(rules: readonly FaultRecord[], call: StaleCall): string | undefined {
  return staleAbout(rules, call)
    .map(({ older }) => older[call.address])
    .find((body) => body !== undefined);
}

/** An operation, and the address it was asked at. */
export interface StaleCall {
  operation: EndpointName;
  address: string;
}

const about = (rules: readonly FaultRecord[], name: EndpointName) =>
  rules.filter(({ operation }) => operation === '*' || operation === name);

const staleAbout = (rules: readonly FaultRecord[], { operation }: StaleCall) =>
  about(rules, operation).filter(({ effect }) => effect.kind === 'stale');

function isLive({ calls, after, times, hits }: ListedFault): boolean {
  return calls > after && (times === null || hits < times);
}
