import type { RichTextRecord } from '../state/world.js';

/** Plain words, or a node made by one of the functions below. */
export type Inline = string | RichTextRecord;

export function doc(...content: RichTextRecord[]): RichTextRecord {
  return { type: 'doc', content };
}

export function p(...inline: Inline[]): RichTextRecord {
  return {
    type: 'paragraph',
    content: inline.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
  };
}

export function bullets(...items: Inline[][]): RichTextRecord {
  return { type: 'bulletList', content: items.map(listItem) };
}

export function steps(...items: Inline[][]): RichTextRecord {
  return { type: 'orderedList', content: items.map(listItem) };
}

function listItem(inline: Inline[]): RichTextRecord {
  return { type: 'listItem', content: [p(...inline)] };
}

export function bold(text: string): RichTextRecord {
  return { type: 'text', text, marks: [{ type: 'bold' }] };
}

export function italic(text: string): RichTextRecord {
  return { type: 'text', text, marks: [{ type: 'italic' }] };
}

export function link(text: string, href: string): RichTextRecord {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
}

export const lineBreak: RichTextRecord = { type: 'hardBreak' };
