const prefix = '#artist-';

/** Artists that are open on this page, whichever line-up shows them. */
const open = new Set<string>();

/**
 * `#artist-<id>` in the address of the page stands for that artist. Valid as a CSS selector, because
 * pages run `$(location.hash)`.
 */
export function artistInAddress(): string | undefined {
  const { hash } = location;
  const artistId = hash.startsWith(prefix) ? hash.slice(prefix.length) : '';
  return open.has(artistId) ? undefined : artistId;
}

/** False when another line-up of this page shows the artist already. */
export function claimAddress(artistId: string): boolean {
  if (open.has(artistId)) return false;
  open.add(artistId);
  if (!location.hash) replaceHash(prefix + artistId); // another one belongs to the page
  return true;
}

/** Takes away our own hash and no other. */
export function releaseAddress(artistId: string): void {
  open.delete(artistId);
  if (location.hash === prefix + artistId) replaceHash('');
}

/** Without an entry in the history, so that no router is woken. */
function replaceHash(hash: string): void {
  try {
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  } catch {
    // A srcdoc frame has no address that could be changed: the dialog works all the same.
  }
}
