import type { LivePhrases } from './phrases.js';

export const phrases: Partial<LivePhrases> = {
  newPrice: '新価格',
};
