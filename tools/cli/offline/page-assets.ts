import { readFileSync } from 'node:fs';
import type { Tag } from '../check/document.js';
import { addressIn, fileOf, someHost, type Site, type SitePage } from './site-pages.js';

/** Style sheets, fonts, pictures and scripts of a page that are on its own site. */
export function assetsOf(site: Site, page: SitePage): string[] {
  const named = page.tags.filter((tag) => !page.loaders.includes(tag)).flatMap(referencesOf);
  const found = new Set<string>();
  const waiting = named.map((reference) => addressIn(page, reference));
  for (let path = waiting.pop(); waiting.length > 0 || path; path = waiting.pop()) {
    if (!path?.startsWith('/') || found.has(path)) continue;
    const file = fileOf(site, path);
    if (!file) continue;
    found.add(path);
    if (path.endsWith('.css'))
      waiting.push(...referencesInStyles(readFileSync(file, 'utf8'), path));
  }
  return [...found].sort();
}

function referencesOf(tag: Tag): string[] {
  const value = (name: string) => tag.getAttribute(name) ?? '';
  const sources = () =>
    value('srcset')
      .split(',')
      .map((one) => one.trim().split(/\s/)[0] ?? '');
  switch (tag.localName) {
    case 'link':
      return /\b(stylesheet|icon|apple-touch-icon|preload)\b/.test(value('rel'))
        ? [value('href')]
        : [];
    case 'img':
    case 'source':
      return [value('src'), ...sources()].filter(Boolean);
    case 'script':
      return value('src') ? [value('src')] : [];
    default:
      return [];
  }
}

/** What a style sheet loads: fonts, pictures, other style sheets. */
function referencesInStyles(styles: string, path: string): string[] {
  const named = [...styles.matchAll(/url\(\s*["']?([^"')\s]+)|@import\s+["']([^"']+)/g)];
  return named.flatMap(([, url = '', imported = '']) => {
    const reference = url || imported;
    const base = someHost + path;
    if (/^data:/.test(reference) || !URL.canParse(reference, base)) return [];
    const { origin, pathname, search } = new URL(reference, base);
    return origin === someHost ? [pathname + search] : [];
  });
}
