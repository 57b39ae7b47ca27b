import { startTag } from './markup.js';

/** Files that `npx bandstand offline` writes for the root of a site. */
export const workerAddress = '/bandstand-sw.js';
export const manifestLink = startTag('link', { rel: 'manifest', href: '/festival.webmanifest' });

/**
 * What writes them, in the folder of the site. It needs the files that a page loads, which no builder in a
 * browser can read. The address comes from a link that anybody may have made, and goes into a shell: of a
 * page with another name than plain ones, all pages of the folder are named.
 * @param site address of the page, as it was typed
 */
export function offlineCommandFor(site: string, version: string): string {
  return `npx bandstand@${version} offline ${pageFile(site)}`;
}

function pageFile(site: string): string {
  const address = site.includes('://') ? site : `https://${site}`;
  const path = URL.canParse(address) ? new URL(address).pathname.slice(1) : '';
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return /^(?:[a-z\d_][\w.-]*\/)*[a-z\d_][\w.-]*\.html?$/i.test(file) ? file : '.';
}
