import type { RichTextNode } from '../state/world.js';

/** Plain words, or a node made by one of the functions below. */
export type Inline = string | RichTextNode;

export function doc(...content: RichTextNode[]): RichTextNode {
  return { type: 'doc', content };
}

export function p(...inline: Inline[]): RichTextNode {
  return {
    type: 'paragraph',
    content: inline.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
  };
}

export function bullets(...items: Inline[][]): RichTextNode {
  return { type: 'bulletList', content: items.map(listItem) };
}

export function steps(...items: Inline[][]): RichTextNode {
  return { type: 'orderedList', content: items.map(listItem) };
}

function listItem(inline: Inline[]): RichTextNode {
  return { type: 'listItem', content: [p(...inline)] };
}

export function bold(text: string): RichTextNode {
  return { type: 'text', text, marks: [{ type: 'bold' }] };
}

export function italic(text: string): RichTextNode {
  return { type: 'text', text, marks: [{ type: 'italic' }] };
}

export function link(text: string, href: string): RichTextNode {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
}

export const lineBreak: RichTextNode = { type: 'hardBreak' };
