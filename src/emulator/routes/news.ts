import type { ArticleSummary } from '../../contract/news.js';
import { refuse } from '../requests/refuse.js';
import { markdownHtml } from '../rules/html-text.js';
import { pictureUrl } from '../rules/pictures.js';
import { newsArticle } from '../rules/schema-org.js';
import { latest } from '../rules/times.js';
import type { EmulatorState } from '../state/state.js';
import type { ArticleRecord, EventRecord } from '../state/world.js';
import type { Handler } from './handler.js';

/** spec L112-114 */
export const listNews: Handler<'listNews'> = ({ state, event }) => {
  const generatedAt = state.clock.timestamp();
  const articles = publishedArticles(event, generatedAt);
  return {
    eventId: event.id,
    articles: articles.map((article) => summaryOf(state, article)),
    lastUpdatedAt: latest(articles.map(({ updatedAt }) => updatedAt)),
    generatedAt,
  };
};

/** spec L116 */
export const getArticle: Handler<'getArticle'> = ({ state, event, organiser, params }) => {
  const published = publishedArticles(event, state.clock.timestamp());
  const article = published.find(({ slug }) => slug === params['articleSlug']);
  if (!article) refuse('not_found', 'No article with this address is published.');
  return {
    ...summaryOf(state, article),
    bodyMarkdown: article.bodyMarkdown,
    bodyHtml: markdownHtml(article.bodyMarkdown),
    seoTitle: article.seoTitle,
    seoDescription: article.seoDescription,
    schemaOrg: newsArticle(state, article, organiser),
  };
};

function summaryOf(state: EmulatorState, article: ArticleRecord): ArticleSummary {
  const { slug, title, excerpt, tags, author, publishedAt, updatedAt } = article;
  const heroImageUrl = pictureUrl(state, article.hero);
  return { slug, title, excerpt, heroImageUrl, tags, author, publishedAt, updatedAt };
}

/** Newest first; one that is still to be sent is not there yet. spec L120-129 */
export const listBroadcasts: Handler<'listBroadcasts'> = ({ state, event }) => {
  const now = state.clock.timestamp();
  const sent = event.broadcasts.filter(({ sentAt }) => sentAt <= now);
  return { broadcasts: sent.sort((one, other) => other.sentAt.localeCompare(one.sentAt)) };
};

/** Published articles whose time has come, newest first. spec L112, L201 */
export function publishedArticles({ news }: EventRecord, now: string): ArticleRecord[] {
  return news
    .filter(({ status, publishedAt }) => status === 'published' && publishedAt <= now)
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
}
