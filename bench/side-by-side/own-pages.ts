import { emptyWish, type SnippetOptions } from '../../tools/snippet/wish.js';
import { snippetOf, styleText } from '../../tools/snippet/snippet.js';
import type { WidgetTag } from '../../tools/snippet/widgets.js';
import { documentOf, type Contender } from './contender.js';
import { event, serviceKey, type Origins } from './origins.js';

/** A page into which the documented snippet has been pasted, with the room that it keeps. */
export function pasted(origins: Origins, folder: string, more: Partial<SnippetOptions>): string {
  const wish: SnippetOptions = {
    ...emptyWish,
    baseUrl: origins.service,
    serviceKey,
    event,
    script: `${origins.cdn}/${folder}/bandstand.js`,
    room: true,
    ...more,
  };
  const { head, style, body } = snippetOf(wish, { version: '0.0.0', integrity: '' });
  return documentOf(`${head}\n<style>${styleText(style)}</style>`, body);
}

const inLineup = (selector: string) =>
  `document.querySelector('event-lineup')?.shadowRoot?.querySelector(${JSON.stringify(selector)})`;

const shown: Partial<Record<WidgetTag, string>> = {
  'event-lineup': inLineup('[part=set]'),
  'event-tickets': `document.querySelector('event-tickets')?.shadowRoot?.querySelector('[part=release]')`,
  'event-faq': `document.querySelector('event-faq')?.shadowRoot?.querySelector('[part~=question]')`,
};

const subjects = {
  'event-lineup': 'line-up',
  'event-tickets': 'tickets',
  'event-faq': 'FAQ',
} as const;

/** @param folder of the CDN, where a build lies */
function own(
  name: string,
  tag: keyof typeof subjects,
  folder: string,
  starter: boolean,
): Contender {
  const isLineup = tag === 'event-lineup';
  return {
    name,
    subject: subjects[tag],
    isOurs: true,
    html: (origins) => pasted(origins, folder, { widgets: [tag], starter }),
    shown: shown[tag] ?? '',
    presses: isLineup
      ? {
          'another day': { element: inLineup('[role=tab][aria-selected=false]') },
          'open a set': { element: inLineup('[part=set] button[part=set-name]') },
          'search, first key': { element: inLineup('input[type=search]'), key: 'a' },
        }
      : {},
  };
}

/** With the snippet as it is, and with its starter line. */
export const ownPages = (folder: string, of = ''): Contender[] =>
  (['event-lineup', 'event-tickets', 'event-faq'] as const).flatMap((tag) => [
    own(`Bandstand${of}`, tag, folder, false),
    own(`Bandstand${of}, starter`, tag, folder, true),
  ]);
