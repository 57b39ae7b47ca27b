import { readEnvelope } from '../client/envelope.js';
import { marksOf, millisecondsPerDay, putBounded, tidy, type Bounds } from './bounded-cache.js';

/** An answer as it was kept. What it holds is not checked: anybody with the page's storage can write it. */
export interface KeptAnswer {
  readonly data: unknown;
  /** When it arrived, in milliseconds since the epoch. */
  readonly savedAt: number;
}

/** One cache for each event and organiser, named by its address, so that it can go as a whole. */
const prefix = 'bandstand-answers-1 ';
const bounds: Bounds = { bytes: 5_000_000, entries: 5000, days: 60 };
/** A storage that takes longer is as good as none. */
const patienceMilliseconds = 1000;

/** `https://api.example/v1/events/meadowlark-2027`, whichever of its answers is asked for. */
const subjectOf = (address: string): string =>
  /^.*?\/v1\/(?:events|organisers)\/[^/?]+/.exec(address)?.[0] ?? address;

const nameOf = (address: string): string => prefix + subjectOf(address);

/** What was kept of an address. A damaged one is removed; a storage that fails has none. */
export function readKept(address: string, now = Date.now()): Promise<KeptAnswer | undefined> {
  return inTime(async () => {
    const response = await caches.match(address, { cacheName: nameOf(address) });
    if (!response) return undefined;
    const { seenAt } = marksOf(response);
    const savedAt = Number(response.headers.get('Saved')) || 0;
    const text = await response.text();
    try {
      const data = readEnvelope({ status: 200, retryAfter: null, text }, (words) => words);
      if (now - seenAt > millisecondsPerDay) void keepAnswer(address, { data, savedAt }, now);
      return { data, savedAt };
    } catch {
      await forgetAnswer(address);
      return undefined;
    }
  });
}

/** Keeps an answer in place of an older one. @returns whether it is kept: there may be no room */
export function keepAnswer(
  address: string,
  { data, savedAt }: KeptAnswer,
  now = Date.now(),
): Promise<boolean> {
  const kept = inTime(async () => {
    const headers = { 'Content-Type': 'application/json', Saved: String(savedAt) };
    const response = new Response(JSON.stringify({ apiVersion: 1, data }), { headers });
    await putBounded(nameOf(address), address, response, { bounds, now });
    return true;
  });
  return kept.then((isKept) => isKept ?? false);
}

/** The event is unpublished, the article withdrawn: the copy must not outlive the organiser's will. */
export function forgetAnswer(address: string): Promise<unknown> {
  // Of one artist, or one article. Everything else is missing only if its event is.
  const isPart = /^\/(artists|news)\/./.test(address.slice(subjectOf(address).length));
  return inTime(async () => {
    if (!isPart) await caches.delete(nameOf(address));
    else await (await caches.open(nameOf(address))).delete(address);
  });
}

/** Removes what nobody has looked at for long, of all events that this site has ever shown. */
export function tidyAnswers(now = Date.now()): Promise<unknown> {
  return inTime(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    for (const name of names) {
      const { entries } = await tidy(await caches.open(name), bounds, now);
      if (entries === 0) await caches.delete(name);
    }
  });
}

/** Storage that is refused, full or slow costs nothing but the feature. */
async function inTime<T>(task: () => Promise<T>): Promise<T | undefined> {
  let clock;
  const late = new Promise<undefined>((resolve) => {
    clock = setTimeout(resolve, patienceMilliseconds);
  });
  try {
    return await Promise.race([task(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(clock);
  }
}
