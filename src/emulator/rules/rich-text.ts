import type { RichTextRecord } from '../state/world.js';
import { escapeHtml, linkHtml } from './html-text.js';

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
