import { webUrl, type SafeAddress } from '../../src/html/links.js';
import type { ArticleEntry } from './articles.js';

/** What stands before the article in a deep link. */
export const hashPrefix = 'news-';

/**
 * The slug as it may stand in a hash, which is a valid selector for an id: pages run
 * `$(location.hash)`. Letters, digits and dashes stay; of all else the bytes follow a low line:
 * `summer/2027` is `summer_2f2027`.
 */
export function articleHash(slug: string): string {
  const encoder = new TextEncoder();
  return slug.replace(/[^A-Za-z0-9-]+/g, (letters) =>
    Array.from(encoder.encode(letters), (byte) => `_${byte.toString(16).padStart(2, '0')}`).join(
      '',
    ),
  );
}

/** The slug that a hash means: the spelling of `hashOf`, or as an author wrote it by hand. */
export function slugOf(hash: string, articles: readonly ArticleEntry[]): string {
  const spellings = [decoded(hash), hash];
  const listed = spellings.find((slug) => articles.some((article) => article.slug === slug));
  return listed ?? decoded(hash);
}

/** Both ways to write a byte: ours, and that of addresses. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/_([0-9a-f]{2})/g, '%$1'));
  } catch {
    return hash; // no letters at all
  }
}

/**
 * Where an article is read: on the organiser's own page where the pattern names one, else in place.
 * Undefined for a pattern that leads to no website.
 */
export function articleAddress(pattern: string, slug: string): SafeAddress | undefined {
  const [before = '', after] = pattern.split('#', 2);
  // encodeURIComponent throws on half a surrogate pair.
  const name = encodeURIComponent(slug.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const hash = after === undefined ? '' : `#${after.replaceAll('{slug}', articleHash(slug))}`;
  return webUrl(before.replaceAll('{slug}', name) + hash, document.baseURI);
}
