import { readObjects, readText, readTime } from '../../src/contract/loose.js';

/** Those that have a word and a sign of their own. */
export type BroadcastCategory = 'update' | 'reminder' | 'marketing' | 'other';

/** An announcement as it is drawn. What the organiser left out is empty. */
export interface Announcement {
  /** Unique in the feed. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly category: BroadcastCategory;
  /** Milliseconds since 1970; undefined where the service says no time. */
  readonly sentAt: number | undefined;
  /** As it came: of the web, of an app, or anything else. */
  readonly deepLink: string;
}

/** The feed as a service may really send it: each member may be missing, or be anything at all. */
export interface LooseBroadcasts {
  readonly broadcasts?: unknown;
}

const categories: readonly string[] = ['update', 'reminder', 'marketing'];

/** The announcements that have anything to say, newest first; what has no time comes last. */
export function announcementsOf({ broadcasts }: LooseBroadcasts): Announcement[] {
  const all = readObjects(broadcasts).map((given) => {
    const title = readText(given['title']);
    const body = readText(given['body']);
    const category = readText(given['category']);
    return {
      id: readText(given['id']) || `${title} ${body}`,
      title,
      body,
      category: (categories.includes(category) ? category : 'other') as BroadcastCategory,
      sentAt: readTime(given['sentAt']),
      deepLink: readText(given['deepLink']),
    };
  });
  const said = all.filter(({ title, body }) => title || body);
  return said.sort((one, other) => (other.sentAt ?? 0) - (one.sentAt ?? 0));
}

/** Those of the categories that an author lists, separated by commas; all where there are none. */
export function ofCategories(
  announcements: readonly Announcement[],
  wanted: string | undefined,
): readonly Announcement[] {
  const names = (wanted ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const known = names.filter(Boolean);
  return known.length > 0
    ? announcements.filter(({ category }) => known.includes(category))
    : announcements;
}
