import { gapLimits, limits } from '../../contract/limits.js';
import type { EndpointName, Route } from '../../contract/routes.js';
import { refuse } from '../requests/refuse.js';
import type { EmulatorState } from '../state/state.js';

/**
 * The guidance for forms stands for every operation: the specification gives no other number.
 * spec L340, L341, L352
 * @throws {Refusal} rate_limited
 */
export function takeFromRate(
  state: EmulatorState,
  operation: EndpointName,
  { method }: Route,
  caller: string,
): void {
  const calls = method === 'GET' ? limits.formReadsPerMinute : limits.formSubmissionsPerMinute;
  take(state, `${operation} ${caller}`, { calls, minutes: 1 });
}

/**
 * Public writes that lead to a message, counted by every address or number that would get one, so
 * that nobody floods the inbox or the telephone of somebody else. spec L342
 * @throws {Refusal} rate_limited
 */
export function takeFromAddress(state: EmulatorState, ...addresses: (string | null)[]): void {
  for (const address of addresses) {
    if (address !== null) take(state, `address ${address.toLowerCase()}`, publicWrites);
  }
}

/**
 * Signups and registrations, counted by the network that they come from, so that nobody writes to
 * everybody else from one place. Submissions have their own number in the specification. spec L342
 * @throws {Refusal} rate_limited
 */
export function takeFromNetwork(
  state: EmulatorState,
  what: 'signup' | 'registration',
  caller: string,
): void {
  take(state, `${what} from ${caller}`, publicWrites);
}

const publicWrites = {
  calls: gapLimits.publicWritesPerAddress,
  minutes: gapLimits.publicWritesWindowMinutes,
};

function take(
  { settings, clock, memory: { rateWindows } }: EmulatorState,
  key: string,
  { calls, minutes }: { calls: number; minutes: number },
): void {
  if (!settings.rateLimits) return;
  const now = clock.now();
  const current = rateWindows[key];
  const isOver = !current || now >= current.startedAt + minutes * 60_000;
  const window = isOver ? { startedAt: now, calls: 0 } : current;
  rateWindows[key] = window;
  window.calls += 1;
  if (window.calls <= calls) return;
  const retryAfterSeconds = Math.ceil((window.startedAt - now) / 1000 + minutes * 60);
  const span = minutes === 1 ? 'a minute' : `in ${minutes} minutes`;
  refuse('rate_limited', `At most ${calls} calls ${span}.`, { retryAfterSeconds });
}
