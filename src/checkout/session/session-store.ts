import { clock } from '../../clock/clock.js';
import type { SessionStore } from '../checkout.js';
import { isSessionRecord } from './session-record.js';
import type { SessionRecord } from '../machine/state.js';
import { hasReturned, recordName } from './session-names.js';

/** A token is good for a day. spec L345 */
const mostMilliseconds = 24 * 60 * 60 * 1000;

/** A record in storage. */
interface Stored extends SessionRecord {
  /** When its token expires, by the device's clock, which may be wrong. */
  readonly ends: number;
}

/** The record of a checkout in this browser. */
export interface BrowserSessionStore extends SessionStore {
  /** Whether another tab of this browser has started the payment of the order with this token. */
  isPaidElsewhere(token: string): boolean;
}

/**
 * Keeps the record in this tab's sessionStorage. While the buyer is away for the payment a copy is in
 * localStorage, as a banking app may return in a new tab; it is removed when they return. Only the
 * service ends an order, never the device's clock.
 */
export function createSessionStore(
  baseUrl: string,
  event: string,
  now = () => clock.now(),
): BrowserSessionStore {
  const name = recordName(baseUrl, event);
  let memory: Stored | undefined;
  let lasts = put('sessionStorage', 'evt:probe', undefined);

  const find = (place: Place) => findRecord(place, name, now());

  return {
    get lasts() {
      return lasts;
    },
    read() {
      const own = find('sessionStorage') ?? memory;
      const copy = find('localStorage');
      // Unless this page is the return of the payment, another tab may still be paying.
      return (memory = own ?? (copy && { ...copy, away: hasReturned(event) }));
    },
    write(kept) {
      const { token, ends, away } = memory ?? {};
      const isSame = kept?.token === token;
      const stored = kept && {
        ...kept,
        ends: (isSame && token && ends) || now() + mostMilliseconds,
      };
      memory = stored;
      lasts = put('sessionStorage', name, stored);
      const isOver = !isSame || kept?.completed;
      // The buyer's details stay in their tab.
      if (stored?.away) put('localStorage', name, { ...stored, details: undefined });
      else if (away || (isOver && find('localStorage')?.token === token)) {
        put('localStorage', name, undefined);
      }
    },
    isPaidElsewhere: (token) => !memory?.away && find('localStorage')?.token === token,
  };
}

type Place = 'sessionStorage' | 'localStorage';

/** Marks an old record that has an order, as the service decides; drops one without. */
function findRecord(place: Place, name: string, now: number): Stored | undefined {
  const kept = parse(place, name);
  if (!kept || kept.ends > now) return kept;
  if (kept.token) return { ...kept, isOld: true };
  put(place, name, undefined);
  return undefined;
}

/** @returns false if the browser blocks storage (sandbox, private window, settings) or it is full */
function put(place: Place, name: string, kept: Stored | undefined): boolean {
  try {
    if (kept) globalThis[place].setItem(name, JSON.stringify(kept));
    else globalThis[place].removeItem(name);
    return true;
  } catch {
    return false;
  }
}

function parse(place: Place, name: string): Stored | undefined {
  try {
    const value: unknown = JSON.parse(globalThis[place].getItem(name) ?? 'null');
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isStored = (value: unknown): value is Stored =>
  isSessionRecord(value) && 'ends' in value && Number.isFinite(value.ends);
