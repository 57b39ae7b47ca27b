import { webUrl, type SafeAddress } from '../../src/html/links.js';
import { readItems, readObjects, readText, readTime } from '../../src/contract/loose.js';

/** An article as the list knows it. What the organiser left out is empty. */
export interface ArticleEntry {
  /** Without one an article cannot be opened. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** An http(s) address, or empty. */
  readonly picture: SafeAddress | undefined;
  readonly tags: readonly string[];
  readonly author: string;
  /** ISO 8601, both. */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** The feed as a service may really send it: each member may be missing, or be anything at all. */
export interface LooseNews {
  readonly articles?: unknown;
}

/** The articles that have anything to show, newest first; what has no date comes last. */
export function articlesOf({ articles }: LooseNews): ArticleEntry[] {
  const entries = readObjects(articles).map(entryOf);
  return entries.filter(({ title }) => title).sort((one, other) => timeOf(other) - timeOf(one));
}

/** One article, of the list or with its text. */
export function entryOf(article: object): ArticleEntry {
  const given = article as Readonly<Record<string, unknown>>;
  return {
    slug: readText(given['slug']),
    title: readText(given['title']),
    excerpt: readText(given['excerpt']),
    picture: webUrl(readText(given['heroImageUrl'])),
    tags: [...new Set(readItems(given['tags']).map(readText).filter(Boolean))],
    author: readText(given['author']),
    publishedAt: readText(given['publishedAt']),
    updatedAt: readText(given['updatedAt']),
  };
}

const timeOf = ({ publishedAt }: ArticleEntry): number => readTime(publishedAt) ?? 0;

/** Every tag of the articles once, in the order in which they appear. */
export function tagsOf(articles: readonly ArticleEntry[]): string[] {
  return [...new Set(articles.flatMap(({ tags }) => tags))];
}

/** Those that bear one of the tags; all of them where none is asked for. */
export function withTag(
  articles: readonly ArticleEntry[],
  wanted: readonly string[],
): readonly ArticleEntry[] {
  const folded = new Set(wanted.map(fold));
  return folded.size > 0
    ? articles.filter(({ tags }) => tags.some((tag) => folded.has(fold(tag))))
    : articles;
}

const fold = (tag: string): string => tag.toLocaleLowerCase();
