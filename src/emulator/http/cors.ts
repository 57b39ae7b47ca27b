import { gapLimits } from '../../contract/limits.js';
import type { EndpointName } from '../../contract/routes.js';
import { isAllowedOrigin } from '../gates/origin.js';
import type { Subject } from '../state/subject.js';
import type { World } from '../state/world.js';
import type { EmulatorAnswer } from './envelope.js';

export interface CrossOriginCall {
  /** Null for a caller that is no page. */
  origin: string | null;
  operation: EndpointName | undefined;
  /** Undefined when the address names nothing that exists. */
  subject: Subject | undefined;
}

/**
 * What lets a page read an answer, an error included. Search grants any origin; everything else
 * grants the origins of its organiser. Where no organiser is known (an unknown slug, a device), a
 * page of any organiser may read the answer: it says nothing that its address did not say.
 * spec L273, L280
 */
export function corsHeaders(world: World, call: CrossOriginCall): Record<string, string> {
  const granted = grantedOrigin(world, call);
  if (granted === undefined) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': granted,
    'Access-Control-Expose-Headers': 'Retry-After',
  };
}

function grantedOrigin(world: World, { origin, operation, subject }: CrossOriginCall) {
  if (operation === 'searchEvents') return '*';
  if (origin === null) return undefined;
  const domains = subject?.organiser
    ? subject.organiser.allowedDomains
    : world.organisers.flatMap(({ allowedDomains }) => allowedDomains);
  return isAllowedOrigin(origin, domains) ? origin : undefined;
}

/**
 * Answered without a key, whatever the request that follows will need. No cookies: credentials are
 * never allowed. spec L273
 */
export function preflight(methods: readonly string[]): EmulatorAnswer {
  const headers = {
    'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', '),
    'Access-Control-Allow-Headers': 'X-Service-Key, Content-Type, Authorization, Idempotency-Key',
    'Access-Control-Max-Age': String(gapLimits.preflightMaxAgeSeconds),
  };
  return { status: 204, body: null, code: null, headers };
}
