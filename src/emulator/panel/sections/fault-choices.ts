import { routes } from '../../../contract/routes.js';
import type { FaultInput, ListedFault } from '../../state/faults.js';

type Effect = FaultInput['effect'];

export const operations: FaultInput['operation'][] = [
  '*',
  ...(Object.keys(routes) as (keyof typeof routes)[]),
];

/** What can be done to a request, in words and as a rule says it. */
export const effects: { label: string; effect: Effect }[] = [
  { label: 'Late by 2 seconds', effect: { kind: 'latency', seconds: 2 } },
  { label: 'Late by 12 seconds', effect: { kind: 'latency', seconds: 12 } },
  { label: 'Connection lost before', effect: { kind: 'drop_before' } },
  { label: 'Done, but the reply is lost', effect: { kind: 'drop_after' } },
  { label: 'Never an answer', effect: { kind: 'hang' } },
  { label: 'Sent twice by the browser', effect: { kind: 'duplicate' } },
  { label: 'Answer cut in the middle', effect: { kind: 'truncate' } },
  { label: 'A page instead of data', effect: { kind: 'not_json' } },
  { label: 'Data of the wrong shape', effect: { kind: 'wrong_shape' } },
  { label: 'Data of a moment ago', effect: { kind: 'stale' } },
  { label: 'Clock an hour fast', effect: { kind: 'clock_skew', seconds: 3600 } },
  { label: '500, broken inside', effect: { kind: 'status', status: 500 } },
  { label: '503, out of service', effect: { kind: 'status', status: 503 } },
  { label: '429, wait 5 seconds', effect: rateLimited() },
  { label: '401, key refused', effect: { kind: 'status', code: 'unauthorized' } },
  { label: '404, not there', effect: { kind: 'status', code: 'not_found' } },
];

/** Whole situations, each a list of rules. */
export const presets: { label: string; rules: FaultInput[] }[] = [
  {
    label: 'Flaky train wifi',
    rules: [
      { operation: '*', times: 2, effect: { kind: 'drop_before' } },
      { operation: '*', after: 2, times: 2, effect: { kind: 'latency', seconds: 3 } },
      { operation: '*', after: 4, times: 1, effect: { kind: 'truncate' } },
    ],
  },
  {
    label: 'Service down',
    rules: [{ operation: '*', effect: { kind: 'status', status: 503 } }],
  },
  {
    label: 'Reply lost after reserve',
    rules: [{ operation: 'reserve', times: 1, effect: { kind: 'drop_after' } }],
  },
  { label: 'Slow', rules: [{ operation: '*', effect: { kind: 'latency', seconds: 4 } }] },
  {
    label: 'Too many requests',
    rules: [{ operation: '*', times: 3, effect: rateLimited() }],
  },
];

function rateLimited(): Effect {
  return { kind: 'status', code: 'rate_limited', retryAfterSeconds: 5 };
}

/** The words of `effects`, or for a rule set elsewhere its own members. */
export function effectText(effect: Effect): string {
  const text = JSON.stringify(effect);
  const known = effects.find((one) => JSON.stringify(one.effect) === text);
  if (known) return known.label;
  const { kind, ...rest } = effect;
  return [kind, ...Object.entries(rest).map(([name, value]) => `${name} ${value}`)].join(', ');
}

/** `from the 2nd call, 3 times` in as few words as the rule has numbers. */
export function whenText({ after, times }: ListedFault): string {
  const start = after === 0 ? 'from now on' : `after ${after} ${after === 1 ? 'call' : 'calls'}`;
  if (times === null) return after === 0 ? 'every time' : `${start}, every time`;
  return `${start}, ${times === 1 ? 'once' : `${times} times`}`;
}

export type Progress = 'waiting' | 'live' | 'spent';

export function progressOf({ calls, after, times, hits }: ListedFault): Progress {
  if (times !== null && hits >= times) return 'spent';
  return calls < after ? 'waiting' : 'live';
}

/** The rule as it was set, without its counts. */
export function ruleOf({ operation, after, times, effect }: ListedFault): FaultInput {
  return { operation, after, times, effect };
}
