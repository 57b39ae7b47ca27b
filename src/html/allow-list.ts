import { safeUrl, webUrl } from './links.js';

/** The value as it may stand in the page, or undefined to leave the attribute out. */
export type Rule = (value: string) => string | undefined;

const words: Rule = (value) => value.trim();
const pixels: Rule = (value) => /^\d{1,4}$/.exec(value.trim())?.[0];
const cells: Rule = (value) => /^\d{1,2}$/.exec(value.trim())?.[0];
const scope: Rule = (value) => /^(col|row)(group)?$/.exec(value.trim())?.[0];

/** What may stand in a text from outside, and which of its attributes. Everything else goes. */
export const allowed: ReadonlyMap<string, Record<string, Rule>> = new Map([
  ...plain('p br hr div span pre code blockquote strong b em i u s del ins mark small sub sup'),
  ...plain('h1 h2 h3 h4 h5 h6 ul li dl dt dd figure figcaption'),
  ...plain('table caption thead tbody tfoot tr'),
  ['ol', { start: pixels }],
  ['a', { href: (value) => safeUrl(value) }],
  ['img', { src: (value) => webUrl(value), alt: words, width: pixels, height: pixels }],
  ['td', { colspan: cells, rowspan: cells }],
  ['th', { colspan: cells, rowspan: cells, scope }],
]);

/** Boxes that would mean something to the page around the text: their content stays, they go. */
export const unwrapped: ReadonlySet<string> = new Set(
  'article aside center details font footer header main nav section summary'.split(' '),
);

/** Both sanitizers are told the same names. */
export const elementNames: readonly string[] = [...allowed.keys(), ...unwrapped];
export const attributeNames: readonly string[] = [
  ...new Set([...allowed.values()].flatMap((rules) => Object.keys(rules))),
];

function plain(names: string): [string, Record<string, Rule>][] {
  return names.split(' ').map((name) => [name, {}]);
}
