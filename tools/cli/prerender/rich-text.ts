import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { allowed, unwrapped } from '../../../src/html/allow-list.js';
import { element, escapeText, Markup } from './markup.js';

/** Of what parse5 makes, the parts that are looked at. */
interface Node {
  readonly nodeName: string;
  readonly tagName?: string;
  readonly namespaceURI?: string;
  readonly attrs?: readonly { name: string; value: string }[];
  readonly childNodes?: readonly Node[];
  readonly value?: string;
}

/** As in `src/html/rebuild.ts`: deeper down only words remain. */
const deepest = 64;

const box = parseFragment('<div></div>').childNodes[0] as DefaultTreeAdapterTypes.Element;

/**
 * HTML from outside as `src/html/sanitize.ts` lets it into a page, by the same allow-list and rules of
 * addresses, without a browser: what stands in the list is written anew, and nothing else is.
 * @param level of the heading above it: its own headings sink below that
 */
export function richText(html: string, level: number): Markup {
  // As in a box of a document of its own, where no script runs.
  const tree: unknown = parseFragment(box, html, { scriptingEnabled: false });
  const by = level + 1 - topHeading(html);
  return new Markup(
    childrenOf(tree as Node, by, 0)
      .map(({ html }) => html)
      .join(''),
  );
}

function childrenOf(from: Node, by: number, depth: number): Markup[] {
  if (depth > deepest) return [textOf(wordsOf(from))];
  return (from.childNodes ?? []).flatMap((child) => copyOf(child, by, depth + 1));
}

function copyOf(from: Node, by: number, depth: number): Markup[] {
  if (from.nodeName === '#text') return [textOf(from.value ?? '')];
  const rules = rulesOf(from);
  if (!rules) return isUnwrapped(from) ? childrenOf(from, by, depth) : [];
  const name = from.tagName ?? '';
  const given = new Map((from.attrs ?? []).map(({ name, value }) => [name, value]));
  const attributes = Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => [key, rule(given.get(key) ?? '') || undefined]),
  );
  if (name === 'img') return picture(attributes);
  const content = childrenOf(from, by, depth);
  if (name === 'a' && !attributes['href']) return content;
  // The first line break in a <pre> is none to those who read it.
  const first = name === 'pre' && content[0]?.html.startsWith('\n') ? '\n' : '';
  return [element(lowered(name, by), attributes, first, ...content)];
}

/** One without its size would push away what stands below as soon as it has come. */
function picture(attributes: Record<string, string | undefined>): Markup[] {
  const { src, width, height, alt = '' } = attributes;
  if (!src || !width || !height) return [];
  const lazy = { loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer' };
  return [element('img', { ...lazy, src, alt, width, height })];
}

const textOf = (text: string): Markup => new Markup(escapeText(text));

const isHtml = ({ namespaceURI }: Node) => namespaceURI === 'http://www.w3.org/1999/xhtml';
const rulesOf = (node: Node) => (isHtml(node) ? allowed.get(node.tagName ?? '') : undefined);
const isUnwrapped = (node: Node) => isHtml(node) && unwrapped.has(node.tagName ?? '');

/** By hand and not by recursion: a text may be nested as deep as it likes. */
function wordsOf(from: Node): string {
  const words: string[] = [];
  const waiting = [from];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.nodeName === '#text') words.push(next.value ?? '');
    if (next === from || rulesOf(next) || isUnwrapped(next))
      for (const child of (next.childNodes ?? []).toReversed()) waiting.push(child);
  }
  return words.join('');
}

/** The highest level in a text: it goes right below the heading above it, the others follow. */
function topHeading(html: string): number {
  let top = 6;
  for (const [, level] of html.matchAll(/<h([1-6])\b/gi)) top = Math.min(top, Number(level));
  return top;
}

function lowered(name: string, by: number): string {
  const level = /^h([1-6])$/.exec(name)?.[1];
  return level ? `h${Math.min(6, Math.max(2, Number(level) + by))}` : name;
}
