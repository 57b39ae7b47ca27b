import * as names from './demo-world.js';
import { demoWorld, NotHere, type Named, type Send, type Target } from './target.js';

/** What a service of somebody else has in place of the demo world. */
export interface Elsewhere {
  key?: string | undefined;
  secretKey?: string | undefined;
  /** Slug of a published event. */
  event?: string | undefined;
  /** Origin of a page that the organiser allows. */
  origin?: string | undefined;
  named: Named;
}

/**
 * Cases are written with the names of the demo world. Here its festival, its keys and its page
 * become those of another service; whatever has no counterpart there throws `NotHere`.
 */
export function elsewhere(target: Target, here: Elsewhere): Target {
  const page = () => counterpart('an allowed page: --origin', here.origin);
  const send =
    (origin?: string): Send =>
    async (address, init = {}) => {
      const headers = new Headers(init.headers);
      const key = headers.get('X-Service-Key');
      if (key !== null) headers.set('X-Service-Key', keyFor(key, here));
      return target.send(origin)(addressFor(address, target.baseUrl, here), { ...init, headers });
    };
  return {
    ...target,
    page,
    named: here.named,
    send,
    fetch: async (address, init) => send(page())(address, init),
  };
}

function counterpart(what: string, value: string | undefined): string {
  if (value === undefined) throw new NotHere(what);
  return value;
}

/** A key that was revoked is as good as one that never was. */
function keyFor(key: string, here: Elsewhere): string {
  if (key === names.keys.meadowlark) return counterpart('a publishable key: --key', here.key);
  if (key === names.keys.secret) return counterpart('a secret key: --secret-key', here.secretKey);
  if (key === names.keys.nonsense || key === names.keys.revoked) return key;
  throw new NotHere(`${demoWorld}, with the key ${key}`);
}

function addressFor(address: string, baseUrl: string, here: Elsewhere): string {
  const slug = new RegExp(`^${escape(baseUrl)}/v1/events/([^/?]+)`).exec(address)?.[1];
  if (slug === names.festival.slug)
    return address.replace(slug, encodeURIComponent(counterpart('an event: --event', here.event)));
  const isKnown = names.webEvents.some((event) => event.slug === slug);
  if (isKnown) throw new NotHere(`${demoWorld}, with the event ${slug}`);
  return address;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
