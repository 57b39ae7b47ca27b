import type { Keeper } from './checkout.js';
import { isKept } from './kept.js';
import type { Kept } from './state.js';

/** One record for each service and event. */
const nameOf = (baseUrl: string, event: string): string => `evt:${baseUrl}:${event}`;

/** Whether an earlier page of this tab, or a payment in another one, has left something behind. */
export const hasKept = (baseUrl: string, event: string): boolean =>
  createKeeper(baseUrl, event).read() !== undefined;

/**
 * Keeps the record in this tab. While the buyer is away for the payment a copy lies where other tabs
 * of this browser find it, as a banking app may come back in a new one; it goes when they return.
 */
export function createKeeper(baseUrl: string, event: string): Keeper {
  const name = nameOf(baseUrl, event);
  const [tab, browser] = [storageOf('sessionStorage'), storageOf('localStorage')];
  let memory: Kept | undefined;
  let lasts = tab !== undefined;
  /** The copy is about this tab's order: another tab's is not ours to take away. */
  let copied = false;
  return {
    get lasts() {
      return lasts;
    },
    read() {
      const kept = parse(tab, name) ?? parse(browser, name) ?? memory;
      copied ||= kept?.away === true;
      return kept;
    },
    write(kept) {
      memory = kept;
      lasts = put(tab, name, kept);
      // What was typed stays in its tab.
      if (kept?.away) put(browser, name, { ...kept, details: undefined });
      else if (copied) put(browser, name, undefined);
      copied = kept?.away === true;
    },
  };
}

type Place = 'sessionStorage' | 'localStorage';

/** Undefined where the browser blocks it: in sandboxes, private windows, by settings. */
function storageOf(place: Place): Storage | undefined {
  try {
    const storage = globalThis[place];
    storage.setItem('evt:probe', '1');
    storage.removeItem('evt:probe');
    return storage;
  } catch {
    return undefined;
  }
}

function put(storage: Storage | undefined, name: string, kept: Kept | undefined): boolean {
  try {
    if (kept) storage?.setItem(name, JSON.stringify(kept));
    else storage?.removeItem(name);
    return storage !== undefined;
  } catch {
    return false; // full
  }
}

function parse(storage: Storage | undefined, name: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(name) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
