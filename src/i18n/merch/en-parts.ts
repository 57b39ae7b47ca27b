import type { MerchPhrases } from './phrases.js';

/** Of what comes after the first paint. */
export const merchParts = {
  outOfStockNote: 'This colour is out of stock. You can look at it, but not ask for it.',
  colourRanOut: (gone, shown) => `${gone} is out of stock now, so you see ${shown}.`,
  logoMissing: 'The print could not be loaded, so the garment is shown without it.',
  askForThis: 'Ask for this',
  lookCloser: 'Look closer',
  lensKeys: 'Arrow keys move the picture, Escape ends it.',
  savePicture: 'Save picture',
  pictureNotSaved: 'The picture cannot be saved from this page.',
} satisfies Partial<MerchPhrases>;
