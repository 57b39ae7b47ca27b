import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { readPage, type CheckedPage } from '../check/page.js';
import { UsageError } from '../command.js';
import { readPages } from '../prerender/files.js';

/** A page, and where it is on its site. */
export interface SitePage extends CheckedPage {
  /** The paths that open it: `/` and `/index.html`. */
  readonly paths: readonly string[];
}

export interface Site {
  /** The folder that is the root of the host. */
  readonly root: string;
  readonly pages: readonly SitePage[];
}

/** Stands for the host, whose name nobody needs. */
export const someHost = 'https://host.invalid';

/** @throws {UsageError} where a page is outside the root */
export function readSite(names: readonly string[], root = rootOf(names)): Site {
  const pages = readPages(names).map(({ path, html }) => {
    const inside = relative(root, path).split(sep).join('/');
    if (inside.startsWith('..')) throw new UsageError(`${path} is not in the folder ${root}.`);
    const address = `/${encodeURI(inside)}`;
    const paths = address.endsWith('/index.html')
      ? [address.slice(0, -'index.html'.length), address]
      : [address];
    return { ...readPage(html, someHost + address, {}), paths };
  });
  return { root, pages };
}

/** A folder itself; of files, the folder that has the first. */
function rootOf([first = '.']: readonly string[]): string {
  return statSync(first, { throwIfNoEntry: false })?.isDirectory()
    ? first
    : dirname(resolve(first));
}

/** The file of a path on the site; undefined where there is none. */
export function fileOf({ root }: Site, path: string): string | undefined {
  const file = join(root, decodeURI(path.replace(/[?#].*/, '')));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** A path for what is on the site, else the whole address; undefined for what is no web address. */
export function addressIn({ base }: CheckedPage, reference: string): string | undefined {
  if (!URL.canParse(reference, base)) return undefined;
  const { origin, pathname, search, href, protocol } = new URL(reference, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  return origin === someHost ? pathname + search : href.replace(/#.*/, '');
}
