import {
  articlesOf,
  entryOf,
  withTag,
  type ArticleEntry,
} from '../../../components/event-news/articles.js';
import { articleHash } from '../../../components/event-news/article-links.js';
import { readText, type LooseObject } from '../../../src/contract/loose.js';
import { formatter, usableZone } from '../../../src/format/intl.js';
import { webUrl } from '../../../src/html/links.js';
import { paragraphsOf } from '../../../src/html/markdown-text.js';
import { element, filled, headingMarkup, isolated, lines, type ElementContent } from './markup.js';
import { richText } from './rich-text.js';
import { levelOf, schemaOf, type Block, type BlockContext } from './block.js';

/** As many as the widget shows before "More news". */
const usualLimit = 7;

/** The newest articles; on a page about one of them, that one. */
export async function newsBlock(setting: BlockContext): Promise<Block> {
  const article = setting.read('article')?.trim();
  if (article) return articleBlock(setting, article);
  const [data, zone] = await Promise.all([setting.ask('listNews'), zoneOf(setting)]);
  const tags = (setting.read('tags') ?? '').split(',').map((tag) => tag.trim());
  const limit = Math.floor(Number(setting.read('limit'))) || usualLimit;
  const articles = withTag(articlesOf(data), tags.filter(Boolean)).slice(0, Math.max(1, limit));
  const level = levelOf(setting, 3);
  const content = articles.map((entry) =>
    element(
      'article',
      {},
      '\n',
      lines(
        headingMarkup(level, titleOf(entry, setting)),
        filled('p', isolated(entry.excerpt)),
        filled('p', meta(entry, setting, zone)),
      ),
    ),
  );
  return { content: lines(content) };
}

async function articleBlock(setting: BlockContext, slug: string): Promise<Block> {
  const [data, zone] = await Promise.all([setting.ask('getArticle', slug), zoneOf(setting)]);
  const entry = entryOf(data);
  const level = levelOf(setting, 3);
  const parts = lines(
    headingMarkup(level, isolated(entry.title)),
    filled('p', isolated(entry.excerpt)),
    filled('p', meta(entry, setting, zone)),
    element('div', { dir: 'auto' }, bodyOf(data, level)),
  );
  const index = await setting.ask('listNews');
  const id = `news ${readText(index['eventId'])} ${slug}`;
  return {
    content: lines(element('article', {}, '\n', parts)),
    schema: schemaOf(id, data['schemaOrg'], setting),
  };
}

function bodyOf(data: LooseObject, level: number): ElementContent {
  const html = readText(data['bodyHtml']);
  if (html) return richText(html, level);
  return paragraphsOf(readText(data['bodyMarkdown'])).map((words) => element('p', {}, words));
}

function titleOf({ title, slug }: ArticleEntry, { read, readPage }: BlockContext): ElementContent {
  const pattern = read('article-url') || readPage('article-url');
  const href = pattern && slug ? articleAddress(pattern, slug) : undefined;
  return href ? element('a', { href }, isolated(title)) : isolated(title);
}

/** As `articleAddress` of the widget has it, but for what is relative: that stays so. */
function articleAddress(pattern: string, slug: string): string | undefined {
  const [before = '', after] = pattern.split('#', 2);
  const name = encodeURIComponent(slug.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const hash = after === undefined ? '' : `#${after.replaceAll('{slug}', articleHash(slug))}`;
  const address = before.replaceAll('{slug}', name) + hash;
  return webUrl(address, 'https://page.invalid/') && address;
}

/** Day, author and tags: whichever there are. */
function meta(
  { publishedAt, author, tags }: ArticleEntry,
  setting: BlockContext,
  zone: string,
): ElementContent {
  const date = dateOf(publishedAt, setting.language, zone);
  const parts = [
    date && element('time', { datetime: publishedAt }, date),
    isolated(author),
    ...tags.map(isolated),
  ].filter(Boolean);
  return parts.map((part, index) => [index > 0 ? ' · ' : '', part]);
}

/** `Date.parse` reads a time out of much that is none, and the attribute repeats all of it. */
const isoDate = /^\d{4}-\d\d-\d\d[\dT:.Z+-]*$/;

/** The same on every day and machine, unlike that of the widget, which knows today. */
function dateOf(iso: string, language: string, timeZone: string): string {
  const at = isoDate.test(iso) ? Date.parse(iso) : NaN;
  if (Number.isNaN(at)) return '';
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return formatter(Intl.DateTimeFormat, language, options).format(at);
}

/** Of the event, where the service tells it; the news do not. */
async function zoneOf({ ask }: BlockContext): Promise<string> {
  const event = await ask('getEvent').catch(() => undefined);
  return usableZone(readText(event?.['timezone'])) ?? 'UTC';
}
