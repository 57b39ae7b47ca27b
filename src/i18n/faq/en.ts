import type { FaqPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const faq = {
  faq: 'Questions and answers',
  emptyFaq: 'No questions have been answered here yet.',
  showAll: 'Show all',
  hideAll: 'Hide all',
  searchQuestions: 'Search the questions',
  resultCount: (count) => plural('en', count, { one: '1 result', other: `${count} results` }),
  noResults: (query) => `Nothing found for “${query}”.`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  table: 'Table',
} satisfies Partial<FaqPhrases>;
