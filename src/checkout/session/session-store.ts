import type { SessionStore } from '../checkout.js';
import { isSessionRecord } from './session-record.js';
import type { SessionRecord } from '../machine/state.js';
import { hasReturned, recordName } from './session-names.js';

/** A token is good for a day. spec L345 */
const mostMilliseconds = 24 * 60 * 60 * 1000;

/** A record as it lies in a storage. */
interface Stored extends SessionRecord {
  /** When its token ends, by the clock of this device: a hint, as the clock may be wrong. */
  readonly ends: number;
}

/** The record of a checkout in this browser. */
export interface BrowserSessionStore extends SessionStore {
  /** Whether another tab of this browser has begun the payment of the order with this token. */
  isPaidElsewhere(token: string): boolean;
}

/**
 * Keeps the record in this tab. While the buyer is away for the payment a copy lies where other tabs
 * of this browser find it, as a banking app may come back in a new one; it goes when they return.
 * What may belong to an order ends when the service says so, and never by the clock of the device.
 */
export function createSessionStore(
  baseUrl: string,
  event: string,
  now = Date.now,
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
      // Another tab may still be at the payment, where this one has not come from there.
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
      // What was typed stays in its tab.
      if (stored?.away) put('localStorage', name, { ...stored, details: undefined });
      else if (away || (isOver && find('localStorage')?.token === token)) {
        put('localStorage', name, undefined);
      }
    },
    isPaidElsewhere: (token) => !memory?.away && find('localStorage')?.token === token,
  };
}

type Place = 'sessionStorage' | 'localStorage';

/** What may belong to an order is only marked as old; a choice of another day is dropped. */
function findRecord(place: Place, name: string, now: number): Stored | undefined {
  const kept = parse(place, name);
  if (!kept || kept.ends > now) return kept;
  if (kept.token) return { ...kept, isOld: true };
  put(place, name, undefined);
  return undefined;
}

/** False where the browser blocks it, in sandboxes, private windows, by settings; or where it is full. */
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
