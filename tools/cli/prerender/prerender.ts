import type { PageSettings } from '../../../src/embed/page.js';
import { missingWords } from '../../../src/client/diagnose.js';
import { direction } from '../../../src/i18n/translate.js';
import { aboutOf } from '../../snippet/widgets.js';
import { readPage } from '../check/page.js';
import { targetOf } from '../check/targets.js';
import type { Block, BlockContext } from './block.js';
import { cardBlock } from './card-block.js';
import { faqBlock } from './faq-block.js';
import { lineupBlock } from './lineup-block.js';
import { newsBlock } from './news-block.js';
import { mark, readPageText, type PageText, type WidgetHost } from './document.js';
import { createAsk, PrerenderError, type ReadFeed, type AskOptions } from './feeds.js';
import { element, htmlOf, Markup } from './markup.js';
import { isTextTag, styleElement, type TextTag } from './style.js';
import { withBlocks, withoutMarks, type Written } from './write.js';

/** What is said of a page or a service, in place of what the page itself says. */
export interface PrerenderOptions extends AskOptions {
  /** Address of the service; else `data-base-url` of the script tag. */
  readonly baseUrl?: string | undefined;
  /** Publishable key of the organiser (`pk_…`); else `data-service-key`. */
  readonly serviceKey?: string | undefined;
  /** Slug of the event; else `data-event`. */
  readonly event?: string | undefined;
  /** Language as a BCP 47 tag; else `data-locale`, else the nearest `lang` around a widget. */
  readonly locale?: string | undefined;
  /** `false` leaves the rules of style out, for a page that has them in its own style sheet. */
  readonly style?: boolean | undefined;
}

/** A page with what its widgets will show. */
export interface Prerendered {
  readonly html: string;
  /** Whether that is another text than was given. */
  readonly changed: boolean;
  /** Widgets that have something to read in them now, in the order of the page. */
  readonly widgets: readonly PrerenderedWidget[];
  /** Widgets that could hold nothing, and what to do about it. */
  readonly notices: readonly PrerenderNotice[];
}

export interface PrerenderedWidget {
  /** `event-lineup`, whichever way it is spelled in the page. */
  readonly tag: string;
  /** Of its start tag, from 1. */
  readonly line: number;
}

export interface PrerenderNotice extends PrerenderedWidget {
  readonly text: string;
}

const blocks: Record<TextTag, (setting: BlockContext) => Promise<Block>> = {
  'event-lineup': lineupBlock,
  'event-faq': faqBlock,
  'event-news': newsBlock,
  'event-card': cardBlock,
};

/**
 * Writes what the widgets of a page show now into the page, as plain HTML: for search engines, readers
 * without script, and the first look.
 * @throws {PrerenderError} with what to do, when the service or the page does not permit it
 */
export const prerender = (html: string, options: PrerenderOptions = {}): Promise<Prerendered> =>
  createPrerender(options)(html);

/** The same for many pages: each feed is asked for once. */
export function createPrerender(
  options: PrerenderOptions = {},
): (html: string) => Promise<Prerendered> {
  const ask = createAsk(options);
  return (html) => writeInto(html, options, ask);
}

/** Takes out all that was written, and leaves the page as its author wrote it. */
export const removePrerendered = (html: string): string => withoutMarks(html, readWhole(html));

async function writeInto(
  html: string,
  options: PrerenderOptions,
  ask: ReadFeed,
): Promise<Prerendered> {
  const page = readWhole(html);
  const settings = readPage(html, 'https://page.invalid/', ownSettings(options)).settings;
  const wanted = page.hosts.filter(({ tag }) => isTextTag(tag));
  const able = wanted.filter((host) => obstacleOf(host) === undefined);
  const drawn = await Promise.all(able.map((host) => drawInto(host, settings, ask)));
  const written = oneSchemaEach(drawn.filter((one) => one !== undefined));
  const style = options.style === false ? '' : styleElement();
  const result = withBlocks(html, page, written, style);
  const notices = [
    ...wanted.flatMap((host) => noticeOf(host, obstacleOf(host))),
    ...result.refused.flatMap((host) => noticeOf(host, misplaced)),
  ];
  return {
    html: result.html,
    changed: result.html !== html,
    widgets: result.kept.map(({ tag, line }) => ({ tag, line })),
    notices: notices.sort((one, other) => one.line - other.line),
  };
}

function readWhole(html: string): PageText {
  const page = readPageText(html);
  const [line] = page.broken;
  if (line !== undefined)
    throw new PrerenderError(
      'page',
      `What was written at line ${line} has lost its end tag: delete that element (${mark}) by hand.`,
    );
  return page;
}

const ownSettings = ({ baseUrl, serviceKey, event, locale }: PrerenderOptions): PageSettings => ({
  ...(baseUrl && { baseUrl }),
  ...(serviceKey && { serviceKey }),
  ...(event && { event }),
  ...(locale && { locale }),
});

const misplaced =
  'stands where HTML permits no paragraphs and links, as inside a <p> or a link: move it out of there.';

/** Why nothing can stand in it. */
function obstacleOf(host: WidgetHost): string | undefined {
  const { spelling, end, tag, isInLink, node } = host;
  if (spelling === 'link')
    return `is a link, in which no other link may stand: write <${tag}></${tag}> or a div in its place.`;
  if (end === undefined) return `has no end tag: write </${node.localName}> behind it.`;
  if (isInLink) return misplaced;
  return undefined;
}

const noticeOf = ({ tag, line }: WidgetHost, text: string | undefined): PrerenderNotice[] =>
  text === undefined ? [] : [{ tag, line, text: `${tag} (line ${line}) ${text}` }];

async function drawInto(
  host: WidgetHost,
  settings: PageSettings,
  ask: ReadFeed,
): Promise<Drawn | undefined> {
  const { tag, read } = host;
  if (!isTextTag(tag)) return undefined;
  const widget = { host, tag, about: aboutOf(tag) };
  const { baseUrl, serviceKey, subject: slug } = targetOf(widget as never, { settings } as never);
  const missing = [...(baseUrl ? [] : ['base-url']), ...(slug ? [] : ['event'])];
  if (missing.length > 0) throw new PrerenderError('missing', missingWords(missing));
  const language = read('locale') || settings.locale || host.lang || 'en-GB';
  const block = await blocks[tag]({
    slug,
    language,
    baseUrl,
    read,
    readPage: (name) => (settings as Record<string, string | undefined>)[camel(name)],
    ask: (name, articleSlug) =>
      ask({ baseUrl, serviceKey }, name, { slug, ...(articleSlug && { articleSlug }) }),
  });
  return { host, language, block };
}

interface Drawn {
  readonly host: WidgetHost;
  readonly language: string;
  readonly block: Block;
}

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Two widgets may describe the same; a search engine reads it once. */
function oneSchemaEach(drawn: readonly Drawn[]): Written[] {
  const seen = new Set<string>();
  return drawn.flatMap(({ host, language, block: { content, schema } }) => {
    const isNew = schema !== undefined && !seen.has(schema.id);
    if (htmlOf(content) === '') return [];
    if (isNew) seen.add(schema.id);
    const data = isNew ? jsonLd(schema.id, schema.data) : [];
    const attributes = { [mark]: host.tag, lang: language, dir: direction(language) };
    return [{ host, html: element('div', attributes, '\n', content, data).html }];
  });
}

/** Nothing for what is nested too deep to be written: the text of the page does not suffer from it. */
function jsonLd(id: string, data: object): (Markup | string)[] {
  try {
    // No "<" can end the block early.
    const text = new Markup(JSON.stringify(data).replaceAll('<', '\\u003c'));
    return [
      element('script', { type: 'application/ld+json', 'data-event-schema': id }, text),
      '\n',
    ];
  } catch {
    return [];
  }
}
