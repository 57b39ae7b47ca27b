import { plural } from '../plural.js';
import type { NewsPhrases } from './phrases.js';

/** What the list of the news says. */
export const english = {
  news: 'News',
  emptyNews: 'There is no news yet. The first story will stand here.',
  topics: 'Topics',
  allTopics: 'All',
  articleCount: (count) => plural('en', count, { one: '1 article', other: `${count} articles` }),
  moreNews: 'More news',
} satisfies Partial<NewsPhrases>;
