import { limits } from '../../contract/limits.js';
import type { EndpointName, Route } from '../../contract/routes.js';
import { refuse } from '../refuse.js';
import type { EmulatorState } from '../state.js';

const windowSeconds = 60;

/**
 * The guidance for forms stands for every operation: the specification gives no other number.
 * spec L340, L341, L352
 * @throws {Refusal} rate_limited
 */
export function takeFromRate(
  { settings, clock, rateWindows }: EmulatorState,
  operation: EndpointName,
  { method }: Route,
  caller: string,
): void {
  if (!settings.rateLimits) return;
  const now = clock.now();
  const key = `${operation} ${caller}`;
  const current = rateWindows.get(key);
  const isOver = !current || now >= current.startedAt + windowSeconds * 1000;
  const window = isOver ? { startedAt: now, calls: 0 } : current;
  rateWindows.set(key, window);
  window.calls += 1;
  const allowed = method === 'GET' ? limits.formReadsPerMinute : limits.formSubmissionsPerMinute;
  if (window.calls <= allowed) return;
  const retryAfterSeconds = Math.ceil((window.startedAt - now) / 1000 + windowSeconds);
  refuse('rate_limited', `At most ${allowed} calls a minute.`, { retryAfterSeconds });
}
