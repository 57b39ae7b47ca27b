import { roomOf } from '../../snippet/style.js';
import type { WidgetTag } from '../../snippet/widgets.js';
import { mark } from './document.js';

/** The widgets whose feeds are text. */
export const textTags = ['event-lineup', 'event-faq', 'event-news', 'event-card'] as const;
export type TextTag = (typeof textTags)[number];

export const isTextTag = (tag: WidgetTag): tag is TextTag =>
  (textTags as readonly string[]).includes(tag);

/** As the widgets set it once they are there (`base.styles.ts`), so that no line breaks elsewhere then. */
const text = [
  'max-inline-size:var(--event-max-width,none)',
  'font-family:var(--event-font,inherit)',
  'font-size:var(--event-font-size,inherit)',
  'font-style:normal',
  'font-variant:normal',
  'line-height:var(--event-line-height,1.5)',
  'letter-spacing:normal',
  'word-spacing:normal',
  'text-align:start',
  'text-indent:0',
  'text-transform:none',
  'white-space:normal',
  'overflow-wrap:break-word',
  'word-break:auto-phrase',
].join(';');

/**
 * What keeps the page still when a widget takes the place of what has been written: the same text
 * before and after, margins that stay inside, and room for what is taller. The same for every page,
 * so that a policy can know it by its hash. `:where`, so that any rule of the page goes first.
 */
export function styleRules(): string {
  const block = `[${mark}]`;
  const before = [...textTags, `[data-event-widget]>${block}`].join();
  const rooms = [...new Set(textTags.map(roomOf))].map((room) => {
    const tags = textTags.filter((tag) => roomOf(tag) === room);
    const inDivs = tags.map((tag) => `[data-event-widget]>[${mark}='${tag}']`);
    // In the size of the text around it, from which the widget takes all of its own.
    const size = room.replaceAll('rem', 'em');
    return `:where(${[...tags, ...inDivs].join()}){min-block-size:${size}}`;
  });
  return [
    `:where(${before}){display:block;${text}}`,
    ...rooms,
    `:where(${block}){display:flow-root}`,
    `:where(${block} summary>*){display:inline}`,
  ].join('\n');
}

export const styleElement = (): string => `<style ${mark}>${styleRules()}</style>`;
