import { webUrl } from '../../src/html/links.js';
import type { GalleryHost } from './gallery-host.js';

/** Addresses of pictures may end, and the service has newer ones. Asked for so often at the most. */
const quietMilliseconds = 5 * 60_000;

/**
 * A picture that does not load leaves its caption to be seen. All failures together have the feed
 * read again once; then each of them is tried once more, at its newer address if it has one.
 */
export function meetFailedPictures(host: GalleryHost, readAgain: () => Promise<void>): void {
  const root = host.renderRoot;
  let readAt: number | undefined;

  async function fail(image: HTMLImageElement): Promise<void> {
    if (!host.isConnected) return;
    image.closest('.tile')?.classList.add('broken');
    const now = Date.now();
    if (readAt !== undefined && Math.abs(now - readAt) < quietMilliseconds) return;
    readAt = now;
    const before = addressesIn(root);
    await readAgain();
    await host.updateComplete;
    for (const image of brokenIn(root)) if (before.has(image.src)) tryAgain(image);
  }

  const hear = ({ target, type }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    if (type === 'error') void fail(target);
    else target.closest('.tile')?.classList.remove('broken');
  };
  for (const type of ['load', 'error']) root.addEventListener(type, hear, { capture: true });
  // Those that were there before it.
  for (const image of root.querySelectorAll('img')) {
    if (image.complete) image.decode().catch(() => fail(image));
  }
}

const addressesIn = (root: ParentNode) =>
  new Set([...root.querySelectorAll('img')].map(({ src }) => src));

const brokenIn = (root: ParentNode) => root.querySelectorAll<HTMLImageElement>('.broken img');

/** To set an address is to ask for it, also where it is the same. */
function tryAgain(image: HTMLImageElement): void {
  const src = webUrl(image.src);
  if (src) image.src = src;
}
