import type { Route } from '../../contract/routes.js';
import { isAllowedOrigin } from '../state/origins.js';
import { refuse } from '../requests/refuse.js';
import type { Settings } from '../state/settings.js';
import type { Subject } from '../state/subject.js';

/** @throws {Refusal} origin_not_allowed. Callers that are no page are not asked. spec L280 */
export function checkOrigin(
  { enforceKeysEverywhere }: Settings,
  route: Route,
  { organiser }: Subject,
  origin: string | null,
): void {
  const isOpen = route.gate === 'open' && !enforceKeysEverywhere;
  if (isOpen || origin === null || !organiser) return;
  if (!isAllowedOrigin(origin, organiser.allowedDomains)) {
    refuse('origin_not_allowed', `${origin} is not among the allowed domains of this organiser.`);
  }
}
