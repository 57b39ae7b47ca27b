import type { RichTextRecord } from '../state/world.js';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that means itself in HTML, inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A link, or only its label when the address is of a kind that could run code. */
function linkHtml(href: string, labelHtml: string): string {
  if (!/^(https?:|mailto:|tel:)/i.test(href)) return labelHtml;
  return `<a href="${escapeHtml(href)}" rel="noopener">${labelHtml}</a>`;
}

/** Plain paragraphs, parted by blank lines, as HTML. */
export function paragraphsHtml(text: string | null): string | null {
  if (text === null) return null;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
}

/**
 * The part of Markdown that news use: headings, paragraphs, lists, emphasis and links. HTML inside
 * it is text like any other.
 */
export function markdownHtml(markdown: string): string {
  const blocks = markdown.replace(/\r\n?/g, '\n').split(/\n\s*\n/);
  return blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap(splitHeadings)
    .map(blockHtml)
    .join('\n');
}

/** A heading ends with its line, whether or not a blank one follows. */
function splitHeadings(block: string): string[] {
  const parts: string[][] = [];
  for (const line of block.split('\n')) {
    const current = parts.at(-1);
    const startsPart = !current || isHeading(line) || isHeading(current[0] ?? '');
    if (startsPart) parts.push([line]);
    else current.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

const isHeading = (line: string) => /^#{1,6} /.test(line);

function blockHtml(block: string): string {
  const [start] = /^#{1,6} +/.exec(block) ?? [];
  if (start !== undefined) {
    const level = start.indexOf(' ');
    const words = block.slice(start.length).replace(/(?<!#)#+$/, '');
    return `<h${level}>${inlineHtml(words.trimEnd())}</h${level}>`;
  }
  if (/^[-*+] /.test(block)) return listHtml('ul', block, /^[-*+] +/);
  if (/^\d+[.)] /.test(block)) return listHtml('ol', block, /^\d+[.)] +/);
  return `<p>${inlineHtml(block)}</p>`;
}

/** A line without a bullet goes on with the item before it. */
function listHtml(tag: 'ul' | 'ol', block: string, bullet: RegExp): string {
  const items: string[] = [];
  for (const line of block.split('\n').map((text) => text.trim())) {
    if (bullet.test(line)) items.push(line.replace(bullet, ''));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return `<${tag}>${items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</${tag}>`;
}

const inline = new RegExp(
  [
    /\[(?<label>[^[\]]*)\]\((?<href>[^()\s]*)\)/,
    /\*\*(?<strong>(?:[^*]|\*(?!\*))+)\*\*/,
    /\*(?<stars>[^*]+)\*/,
    /(?<!\w)_(?<lines>[^_]+)_(?!\w)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

function inlineHtml(text: string): string {
  const match = inline.exec(text);
  if (!match) return escapeHtml(text);
  const { label, href, strong, stars, lines } = match.groups ?? {};
  const after = text.slice(match.index + match[0].length);
  return escapeHtml(text.slice(0, match.index)) + dressed() + inlineHtml(after);

  function dressed(): string {
    if (href !== undefined) return linkHtml(href, inlineHtml(label ?? ''));
    if (strong !== undefined) return `<strong>${inlineHtml(strong)}</strong>`;
    return `<em>${inlineHtml(stars ?? lines ?? '')}</em>`;
  }
}

type Mark = NonNullable<RichTextRecord['marks']>[number];

const tags: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
};

/** Only the tags above, line breaks, emphasis and links; a kind that is new here keeps its text. */
export function richTextHtml(node: RichTextRecord): string {
  if (node.type === 'hardBreak') return '<br>';
  if (node.text !== undefined) return (node.marks ?? []).reduce(marked, escapeHtml(node.text));
  const inner = (node.content ?? []).map(richTextHtml).join('');
  const tag = tags[node.type];
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}

function marked(html: string, mark: Mark): string {
  if (mark.type === 'link') return linkHtml(mark.attrs?.href ?? '', html);
  return mark.type === 'bold' ? `<strong>${html}</strong>` : `<em>${html}</em>`;
}

/** The same words without their dress: blocks on lines of their own. */
export function richTextPlain(node: RichTextRecord): string {
  return plain(node)
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function plain(node: RichTextRecord): string {
  if (node.type === 'hardBreak') return '\n';
  if (node.text !== undefined) return node.text;
  const inner = (node.content ?? []).map(plain).join('');
  return node.type in tags ? `\n${inner}\n` : inner;
}
