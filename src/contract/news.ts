import * as v from 'valibot';
import {
  isNewestFirst,
  jsonLd,
  NullableText,
  NullableTimestamp,
  Timestamp,
  Uuid,
} from './primitives.js';

/** An article as the index lists it. spec L112 */
export const ArticleSummary = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  heroImageUrl: NullableText,
  /** May be empty. */
  tags: v.array(v.string()),
  author: NullableText,
  publishedAt: Timestamp,
  updatedAt: Timestamp,
});
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>;

/** `GET /v1/events/{slug}/news`. spec L114 */
export const NewsIndex = v.pipe(
  v.object({
    eventId: Uuid,
    /** Newest first by publishedAt; never a draft, never one scheduled for later. */
    articles: v.array(ArticleSummary),
    /** null when there are no articles. */
    lastUpdatedAt: NullableTimestamp,
    generatedAt: Timestamp,
  }),
  v.check(
    ({ articles }) => isNewestFirst(articles.map(({ publishedAt }) => publishedAt)),
    'articles are not newest first',
  ),
  v.check(
    ({ articles, lastUpdatedAt }) => lastUpdatedAt === null || articles.length > 0,
    'lastUpdatedAt without any article',
  ),
);
export type NewsIndex = v.InferOutput<typeof NewsIndex>;

/** `GET /v1/events/{slug}/news/{articleSlug}`. spec L116 */
export const Article = v.object({
  ...ArticleSummary.entries,
  /** The canonical body. */
  bodyMarkdown: v.string(),
  /** Sanitised render of bodyMarkdown; null counts as absent. */
  bodyHtml: NullableText,
  /** Overrides the page title. */
  seoTitle: NullableText,
  /** Overrides the meta description. */
  seoDescription: NullableText,
  schemaOrg: v.nullable(jsonLd('NewsArticle')),
});
export type Article = v.InferOutput<typeof Article>;
