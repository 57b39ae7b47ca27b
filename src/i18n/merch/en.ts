import type { MerchPhrases } from './phrases.js';

/** Of the first paint. */
export const merch = {
  merch: 'Merch',
  emptyMerch: 'There is no merch to show yet.',
  chooseProduct: 'Choose a product',
  garmentSide: 'Side shown',
  front: 'front',
  back: 'back',
  colour: 'Colour',
  size: 'Size',
  outOfStock: 'out of stock',
} satisfies Partial<MerchPhrases>;
