import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface MerchPhrases {
  merch: string;
  emptyMerch: string;
  /** Name of the group of products to choose from. */
  chooseProduct: string;
  /** Name of the choice between front and back. */
  garmentSide: string;
  /** Lower case where the language allows: it also stands within a list of words. */
  front: string;
  back: string;
  colour: string;
  size: string;
  /** Like `front`. */
  outOfStock: string;
  /** A sentence beside a garment that can be looked at, but not asked for. */
  outOfStockNote: string;
  /** The colour that was chosen has run out, and another one is shown. */
  colourRanOut: Phrase<'gone' | 'shown'>;
  /** The logo could not be loaded. */
  logoMissing: string;
  /** A button that leads to the form of the page. */
  askForThis: string;
  /** A button that enlarges the picture. */
  lookCloser: string;
  /** What keys do then. */
  lensKeys: string;
  savePicture: string;
  pictureNotSaved: string;
}
