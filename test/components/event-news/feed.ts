import type { Article, ArticleSummary, NewsIndex } from '../../../src/contract/news.js';

const day = (number: number) => `2027-03-${String(number).padStart(2, '0')}T09:00:00.000Z`;

export function summary(number: number, more: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    slug: `story-${number}`,
    title: `Story number ${number}`,
    excerpt: `What story ${number} is about.`,
    heroImageUrl: null,
    tags: [],
    author: null,
    publishedAt: day(number),
    updatedAt: day(number),
    ...more,
  };
}

export const picture = new URL('/public/demo/news/01.svg', location.href).href;

/** Nine articles, the newest first; the newest has a picture, an author and two tags. */
export function news(articles: ArticleSummary[] = nine()): NewsIndex {
  return {
    eventId: '11111111-1111-4111-8111-111111111111',
    articles,
    lastUpdatedAt: articles[0]?.updatedAt ?? null,
    generatedAt: '2027-06-04T10:00:00.000Z',
  };
}

function nine(): ArticleSummary[] {
  const heads: Record<number, Partial<ArticleSummary>> = {
    9: { heroImageUrl: picture, author: 'Ottilie Brand', tags: ['Line-up', 'Food'] },
    8: { tags: ['Food'] },
    5: { tags: ['Line-up'] },
  };
  return [9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => summary(number, heads[number]));
}

/** The text of one of them, or of another. */
export function article(listed: ArticleSummary, more: Partial<Article> = {}): Article {
  return {
    ...listed,
    bodyMarkdown: `The **whole** text of ${listed.title}.`,
    bodyHtml: `<p>The <strong>whole</strong> text of ${listed.title}.</p>`,
    seoTitle: null,
    seoDescription: null,
    schemaOrg: { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: listed.title },
    ...more,
  };
}
