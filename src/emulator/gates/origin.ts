import type { Route } from '../../contract/routes.js';
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

/**
 * Whether a page may read what an organiser publishes. Scheme and port do not matter; `*.x` stands
 * for the sub-domains of x, not for x itself; the opaque origin `null` (sandboxed frames, files)
 * never matches (requirements COR-06, COR-07).
 */
export function isAllowedOrigin(origin: string, allowedDomains: readonly string[]): boolean {
  const host = hostOf(origin);
  if (host === undefined) return false;
  return allowedDomains.some((domain) =>
    domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain,
  );
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).hostname;
  } catch {
    return undefined;
  }
}
