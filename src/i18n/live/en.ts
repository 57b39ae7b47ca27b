import type { LivePhrases } from './phrases.js';

export const live = {
  newPrice: 'New price',
} satisfies LivePhrases;
