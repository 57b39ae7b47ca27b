import { hostOf } from './nodes.js';

/**
 * The language chosen for the element, else the nearest `lang` around it, else British English.
 * Looks outward through shadow roots too: the page may have put us into one.
 */
export function languageOf(element: Element, chosen: string | undefined): string {
  if (chosen) return chosen;
  const marked = element.closest<HTMLElement>('[lang]:not([lang=""])');
  if (marked) return marked.lang;
  const host = hostOf(element.getRootNode());
  return host ? languageOf(host, undefined) : 'en-GB';
}
