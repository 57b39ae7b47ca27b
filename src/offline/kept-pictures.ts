import { marksOf, putBounded, type Bounds } from './bounded-cache.js';

/** Of the worker and of the pages that fill it. */
export const picturesCache = 'bandstand-pictures-1';
const bounds: Bounds = { bytes: 40_000_000, entries: 300, days: 60 };

export const findPicture = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: picturesCache }).catch(() => undefined);

export const hasPicture = async (address: string): Promise<boolean> =>
  !!(await findPicture(address));

/**
 * Fetches a picture and keeps it. Asked for with CORS, whatever the page asks with: an answer that
 * cannot be read would take megabytes of the page's storage.
 * @returns the bytes that are kept
 * @throws where it does not come, or may not be read
 */
export async function keepPicture(address: string, signal?: AbortSignal): Promise<number> {
  await fetchPicture(address, signal);
  return marksOf(await findPicture(address)).size;
}

/** The same, for whoever shows it. */
export async function fetchPicture(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    mode: 'cors',
    credentials: 'omit',
    ...(signal && { signal }),
  });
  if (response.status === 200 && /^image\//.test(response.headers.get('Content-Type') ?? ''))
    await putBounded(picturesCache, address, response.clone(), { bounds, now: Date.now() }).catch(
      () => undefined,
    );
  return response;
}
