/** How much one cache may hold. What was not seen for longest goes first. */
export interface Bounds {
  readonly bytes: number;
  readonly entries: number;
  /** What nobody has seen for so long goes. */
  readonly days: number;
}

export const millisecondsPerDay = 86_400_000;

/** Written to each cache since it was last measured; without an entry, unknown. */
const written = new Map<string, { bytes: number; entries: number }>();

/**
 * Keeps a body in place of an older one. One that is larger than all that may be held is not kept.
 * @param now milliseconds since the epoch
 * @throws where the browser refuses, for want of room or permission
 */
export async function putBounded(
  cacheName: string,
  address: string,
  response: Response,
  { bounds, now }: { bounds: Bounds; now: number },
): Promise<void> {
  const body = await response.blob();
  if (body.size > bounds.bytes) return;
  const headers = new Headers(response.headers);
  headers.set('Seen', String(now));
  headers.set('Size', String(body.size));
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(body, { headers }));
  const { bytes, entries } = written.get(cacheName) ?? { bytes: Infinity, entries: Infinity };
  const total = { bytes: bytes + body.size, entries: entries + 1 };
  const isOver = total.bytes > bounds.bytes || total.entries > bounds.entries;
  written.set(cacheName, isOver ? await tidy(cache, bounds, now) : total);
}

/** Removes what is too old and too much. @returns what is left */
export async function tidy(
  cache: Cache,
  bounds: Bounds,
  now: number,
): Promise<{ bytes: number; entries: number }> {
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      request,
      ...marksOf(await cache.match(request)),
    })),
  );
  kept.sort((one, other) => one.seenAt - other.seenAt);
  let bytes = kept.reduce((sum, { size }) => sum + size, 0);
  let entries = kept.length;
  for (const { request, seenAt, size } of kept) {
    const isOld = now - seenAt >= bounds.days * millisecondsPerDay;
    if (!isOld && bytes <= bounds.bytes && entries <= bounds.entries) break;
    await cache.delete(request);
    bytes -= size;
    entries -= 1;
  }
  return { bytes, entries };
}

/** @returns `seenAt` in milliseconds since the epoch, `size` in bytes; 0 of what others have put there */
export function marksOf(response: Response | undefined): { seenAt: number; size: number } {
  const number = (name: string) => Number(response?.headers.get(name)) || 0;
  return { seenAt: number('Seen'), size: number('Size') };
}
