/**
 * All that the worker may answer, written by `npx bandstand offline`. Anything else it never touches.
 * Addresses are absolute, or paths on the worker's host.
 */
export interface OfflineList {
  /** Differs whenever anything below does. */
  readonly release: string;
  /** Paths of pages, without a query. */
  readonly pages: readonly string[];
  /** The script and its parts, by address: with the hash by which a browser knows it, or nothing. */
  readonly files: Readonly<Record<string, string>>;
  /** Style sheets, fonts, pictures and scripts of the pages, on their own host. */
  readonly assets: readonly string[];
  /** Beginnings of the addresses of artists' pictures. */
  readonly pictures: readonly string[];
}
