import { fillRich } from '../../src/html/sanitize.js';
import type { ProfileView } from './profile.js';

const filled = new WeakMap<Element, string>();

/** The organiser's words, sanitised, below a heading of `level`. Plain words stay where it fails. */
export function fillBio(
  box: Element,
  { bioHtml: html, bioPlain }: ProfileView,
  level: number,
  { opensInNewTab }: { readonly opensInNewTab: string },
): void {
  const wanted = JSON.stringify([html, bioPlain, level, opensInNewTab]);
  if (filled.get(box) === wanted) return;
  filled.set(box, wanted);
  fillRich(box, html, { demote: level - 1, opensInNewTab })?.catch(() => undefined);
}
