import { ContentType } from '../../contract/events.js';
import type { EventRecord } from '../state/world.js';
import { publishedArticles } from './news.js';

/**
 * One opaque text for each kind of content. News change by themselves too, when the time of a
 * scheduled article comes. spec L245
 */
export function contentVersions(event: EventRecord, now: string): Record<ContentType, string> {
  const versions = ContentType.options.map((type) => {
    const revision = event.content[type]?.revision ?? 0;
    const out = type === 'news' ? `.${publishedArticles(event, now).length}` : '';
    return [type, `${revision}${out}`] as const;
  });
  return Object.fromEntries(versions) as Record<ContentType, string>;
}
