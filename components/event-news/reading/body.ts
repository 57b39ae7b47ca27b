import { readText } from '../../../src/contract/loose.js';
import { paragraphsOf } from '../../../src/html/markdown-text.js';
import { fillRich } from '../../../src/html/sanitize.js';
import { realLevel } from '../../internal/heading.js';
import type { NewsHost } from '../news-context.js';

/** What is in a box, so that nothing is drawn again that has not changed. */
const filled = new WeakMap<Element, string>();

/** Fills the box that Lit leaves empty with the text of an article, sanitised. */
export function fillBody(box: Element, article: object, host: NewsHost): void {
  const given = article as Readonly<Record<string, unknown>>;
  const html = readText(given['bodyHtml']);
  const markdown = readText(given['bodyMarkdown']);
  const { phrases } = host;
  const level = realLevel(host.headingLevel);
  const wanted = JSON.stringify([html, markdown, level, phrases.opensInNewTab]);
  if (filled.get(box) === wanted) return;
  filled.set(box, wanted);
  const plain = () => box.replaceChildren(...paragraphsOf(markdown).map(drawParagraph));
  if (!html) {
    plain();
    return;
  }
  const later = fillRich(box, html, {
    demote: level + 1 - topHeading(html),
    opensInNewTab: phrases.opensInNewTab,
    table: phrases.articleTable,
  });
  if (!later) {
    reachCode(box);
    return;
  }
  // The sanitiser is still loading, or the page refuses it: the words alone are always safe.
  plain();
  later.then(
    () => reachCode(box),
    () => undefined,
  );
}

/** Code scrolls in a box of its own, which the keyboard must reach. */
function reachCode(box: Element): void {
  for (const code of box.querySelectorAll('pre')) code.tabIndex = 0;
}

/** The highest level in a text: it goes right below the title, the others follow. */
function topHeading(html: string): number {
  const levels = html.matchAll(/<h([1-6])\b/gi);
  return Math.min(6, ...[...levels].map(([, level]) => Number(level)));
}

function drawParagraph(words: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'plain';
  element.textContent = words;
  return element;
}
