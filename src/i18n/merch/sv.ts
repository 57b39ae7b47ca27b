import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Merch',
  emptyMerch: 'Det finns ingen merch att visa än.',
  chooseProduct: 'Välj en produkt',
  garmentSide: 'Visad sida',
  front: 'framsida',
  back: 'baksida',
  colour: 'Färg',
  size: 'Storlek',
  outOfStock: 'slut i lager',
  outOfStockNote: 'Den här färgen är slut i lager. Du kan titta på den men inte fråga efter den.',
  colourRanOut: (gone, shown) => `${gone} är nu slut i lager, så du ser ${shown}.`,
  logoMissing: 'Trycket kunde inte laddas, så plagget visas utan det.',
  askForThis: 'Fråga efter den här',
  lookCloser: 'Titta närmare',
  lensKeys: 'Piltangenterna flyttar bilden, Escape avslutar.',
  savePicture: 'Spara bilden',
  pictureNotSaved: 'Bilden kan inte sparas från den här sidan.',
};
