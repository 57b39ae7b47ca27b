import type { ArticleRecord, EventRecord } from '../state/world.js';

/** Published articles whose time has come, newest first. spec L112, L201 */
export function publishedArticles({ news }: EventRecord, now: string): ArticleRecord[] {
  return news
    .filter(({ status, publishedAt }) => status === 'published' && publishedAt <= now)
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
}
