import { routes, type EndpointName } from '../../../src/contract/routes.js';
import { feeEach, named } from './data.js';

/** How the small service decides; each can be broken, and no other with it. */
export interface Rules {
  allows: (origin: string) => boolean;
  /** `Access-Control-Allow-Origin` of an answer. */
  grants: (origin: string, rules: Rules) => string | null;
  accepts: (key: string | null, name: EndpointName) => boolean;
  checksOrigin: (name: EndpointName) => boolean;
  knows: (slug: string) => boolean;
  holdMinutes: number;
  /** Of a cart, in pennies. */
  feeOf: (face: number, quantity: number) => number;
  cacheOf: (name: EndpointName) => string;
  surfaceOf: (sent: string | null) => string | null;
  /** The last word on an answer. */
  finish: (reply: Reply, asked: Asked) => Reply;
}

export interface Asked {
  readonly name: EndpointName;
  readonly slug: string;
  readonly last: string;
  readonly surface: string | null;
  readonly body: Record<string, unknown>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Record<string, unknown>;
}

export const asStated: Rules = {
  allows: (origin) => origin === named.origin,
  grants: (origin, { allows }) => (allows(origin) ? origin : null),
  accepts: (key) => key === named.key,
  checksOrigin: (name) => routes[name].gate !== 'open',
  knows: (slug) => [named.event, named.named.oldSlug].includes(slug),
  holdMinutes: 15,
  feeOf: (face, quantity) => (face === 0 ? 0 : Math.max(50, feeEach(face) * quantity)),
  cacheOf: (name) =>
    routes[name].cache === 'feed' ? 'public, s-maxage=60, stale-while-revalidate=30' : 'no-store',
  surfaceOf: (sent) => sent,
  finish: (reply) => reply,
};
