import { waitUntil } from '@open-wc/testing';
import '../../../components/event-news/event-news.js';
import type { EventNews } from '../../../components/event-news/event-news.js';
import type { Article } from '../../../src/contract/news.js';
import { answer, make, refusal, shows, TestPage } from '../page.js';
import { article, news } from './feed.js';
import { all } from '../parts.js';

export { all };

export { shows };

/** A page with `<event-news>` elements and the answers they get; made anew for each test. */
export class Stage {
  list = news();
  /** What stands in an article beside what the list knows of it, by slug. */
  texts: Record<string, Partial<Article>> = {};
  readonly page = new TestPage({ event: 'party' });
  readonly #title = document.title;

  constructor() {
    this.page.reply = ({ pathname }) => {
      const slug = decodeURIComponent(/\/news\/(.+)$/.exec(pathname)?.[1] ?? '');
      if (!slug) return answer(this.list);
      const listed = this.list.articles.find((entry) => entry.slug === slug);
      return listed ? answer(article(listed, this.texts[slug])) : refusal('not_found', 404);
    };
  }

  leave(): void {
    this.page.leave();
    history.replaceState(null, '', location.pathname + location.search);
    document.title = this.#title;
  }

  /** With its list, or with the article that it is about. */
  async put(attributes: Record<string, string> = {}): Promise<EventNews> {
    const element = make('event-news', attributes);
    document.body.append(element);
    await waitUntil(() => part(element, '.card .title, .article .title'), 'something is drawn');
    return element;
  }
}

export const part = (element: EventNews, selector: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

/** The titles in the list, from above. */
export const titles = (element: EventNews): string[] =>
  all(element, '.card .title').map((title) => title.textContent.trim());

export const linkTo = (element: EventNews, number: number): HTMLAnchorElement =>
  part(element, `[data-slug="story-${number}"]`) as HTMLAnchorElement;

export const button = (element: EventNews, words: string): HTMLElement | undefined =>
  all(element, 'button').find(
    (node) => node.checkVisibility() && node.textContent.trim().startsWith(words),
  );

/** Until the text of that story is read, and the focus is with its title. */
export async function reads(element: EventNews, title: string): Promise<void> {
  await shows(element, `whole text of ${title}`);
  await waitUntil(
    () => element.shadowRoot!.activeElement?.textContent.trim() === title,
    'the focus is with the title',
  );
}

/** Until the list stands there, and the article is gone. */
export const lists = (element: EventNews): Promise<void> =>
  waitUntil(() => !part(element, '.article') && part(element, '.articles')?.checkVisibility());

/** Data for search engines that the page carries. */
export const blocks = (): string[] =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent,
  );
