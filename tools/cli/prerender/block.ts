import type { LooseObject } from '../../../src/contract/loose.js';
import { phrasesFrom } from '../../../src/i18n/texts.js';
import type { Languages } from '../../../src/i18n/texts.js';
import { phrasesIn } from '../../../src/i18n/translate.js';
import type { PrerenderFeed } from './feeds.js';
import type { ElementContent } from './markup.js';

/** What a widget in a page asks for, and how. */
export interface BlockContext {
  /** The event. */
  readonly slug: string;
  /** BCP 47. */
  readonly language: string;
  /** Of the service: what a path in a feed starts from. */
  readonly baseUrl: string;
  /** What the author has set: attribute or `data-*`. */
  readonly read: (setting: string) => string | null;
  /** What the author has set on the script tag, by its kebab name. */
  readonly readPage: (setting: string) => string | undefined;
  readonly ask: (name: PrerenderFeed, articleSlug?: string) => Promise<LooseObject>;
}

/** What stands in for a widget until it is there. */
export interface Block {
  /** Empty where there is nothing to tell. */
  readonly content: ElementContent;
  readonly schema?: Schema | undefined;
}

/** Data for search engines, under the name by which `src/html/json-ld.ts` keeps it. */
export interface Schema {
  readonly id: string;
  readonly data: object;
}

export function schemaOf(id: string, data: unknown, { read }: BlockContext): Schema | undefined {
  const isWanted = read('schema') !== 'off' && typeof data === 'object' && data !== null;
  return isWanted ? { id, data } : undefined;
}

/** Phrases in the language, and in English what it lacks. */
export async function speak<Phrases extends object>(
  language: string,
  texts: object,
  languages: () => Promise<{ readonly languages: Languages }>,
): Promise<Phrases> {
  const english = phrasesFrom<Phrases>(texts);
  if (/^en\b/i.test(language)) return english;
  const { languages: own } = await languages();
  return { ...english, ...(await phrasesIn(language, own)) };
}

export const levelOf = ({ read }: BlockContext, usual: number): number =>
  Math.min(6, Math.max(2, Math.round(Number(read('heading-level') ?? usual)) || 2));
