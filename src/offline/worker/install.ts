import type { OfflineList } from './list.js';
import { filesCacheOf } from './scope.js';

/**
 * Fetches a release whole, into a cache of its own. It rejects where a page or a file of ours does not
 * come, or is of another release: the worker before stays, and the browser tries again another day.
 */
export async function fetchRelease(list: OfflineList): Promise<void> {
  const name = filesCacheOf(list);
  const cache = await caches.open(name);
  const store = async (address: string, options: RequestInit = {}): Promise<void> => {
    if (await cache.match(address)) return; // goes on where an attempt has stopped
    const response = await fetch(address, { cache: 'reload', ...options });
    if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
    await cache.put(address, response);
  };
  const files = Object.entries(list.files).map(
    ([address, integrity]) =>
      () =>
        store(address, { mode: 'cors', credentials: 'omit', ...(integrity && { integrity }) }),
  );
  const pages = list.pages.map((page) => () => store(page));
  await inTurns([...pages, ...files]);
  // A font that is missing must not cost the page.
  await inTurns(list.assets.map((asset) => () => store(asset).catch(() => undefined)));
}

/** Four at a time, so that the page that is being read comes first. */
async function inTurns(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = left.shift(); task; task = left.shift()) await task();
  };
  await Promise.all([work(), work(), work(), work()]);
}
