import * as v from 'valibot';
import { Count, exactly, inputOf } from './control/input.js';
import { routes, type EndpointName } from '../contract/routes.js';

/**
 * Faults fire by count, never by chance: a fault that fires at random cannot be the subject of a
 * test.
 */
const Operation = v.picklist(['*', ...(Object.keys(routes) as EndpointName[])]);
const Seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600));

const Effect = v.variant('kind', [
  /** The answer comes late. Delays add up with whatever else fires. */
  exactly({ kind: v.literal('latency'), seconds: Seconds }),
  /** The request is refused and not executed. Either member gives the other a sensible value. */
  exactly({
    kind: v.literal('status'),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
    code: v.optional(v.string()),
    message: v.optional(v.string()),
    retryAfterSeconds: v.optional(Count),
  }),
  /** The connection breaks before the request is executed. */
  exactly({ kind: v.literal('drop_before') }),
  /** Executed; a page of HTML comes back, as from a proxy on the way. */
  exactly({ kind: v.literal('not_json') }),
  /** Executed; the connection breaks in the middle of the body. */
  exactly({ kind: v.literal('truncate') }),
  /** Executed; lists are missing, texts are numbers and numbers are texts. */
  exactly({ kind: v.literal('wrong_shape') }),
]);

const FaultRule = exactly({
  /** Operation name of the endpoint table, or `*` for every one. */
  operation: Operation,
  /** Calls that pass before the rule fires. */
  after: v.optional(Count, 0),
  /** Calls it fires on; null until it is cleared. */
  times: v.optional(v.nullable(Count), null),
  effect: Effect,
});
const FaultRules = v.array(FaultRule);

export type Effect = v.InferOutput<typeof Effect>;
export type FaultInput = v.InferInput<typeof FaultRule>;
export type ListedFault = v.InferOutput<typeof FaultRule> & {
  /** Calls of the operation since the rule was set. */
  calls: number;
  /** Calls it has fired on. */
  hits: number;
};

export interface Faults {
  list(): ListedFault[];
  /** Counts one call; gives the delays of every rule that fires and the first other effect. */
  take(operation: EndpointName): { delaySeconds: number; effect: Effect | undefined };
}

/** @throws {ControlError} naming the wrong member of a rule */
export function createFaults(rules: FaultInput[]): Faults {
  const listed = inputOf(FaultRules, rules).map((rule) => ({ ...rule, calls: 0, hits: 0 }));
  return {
    list: () => structuredClone(listed),
    take(operation) {
      let delaySeconds = 0;
      let effect: Effect | undefined;
      for (const rule of listed) {
        if (rule.operation !== '*' && rule.operation !== operation) continue;
        rule.calls += 1;
        if (!isLive(rule)) continue;
        if (rule.effect.kind === 'latency') delaySeconds += rule.effect.seconds;
        else if (effect) continue;
        else effect = rule.effect;
        rule.hits += 1;
      }
      return { delaySeconds, effect };
    },
  };
}

function isLive({ calls, after, times, hits }: ListedFault): boolean {
  return calls > after && (times === null || hits < times);
}
