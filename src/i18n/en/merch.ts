import type { MerchPhrases } from '../phrases/merch.js';

export const merch: MerchPhrases = {
  merch: 'Merch',
};
