import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Merch',
  emptyMerch: 'Det er ingen merch å vise ennå.',
  chooseProduct: 'Velg et produkt',
  garmentSide: 'Side som vises',
  front: 'forside',
  back: 'bakside',
  colour: 'Farge',
  size: 'Størrelse',
  outOfStock: 'utsolgt',
  outOfStockNote: 'Denne fargen er utsolgt. Du kan se på den, men ikke spørre etter den.',
  colourRanOut: (gone, shown) => `${gone} er nå utsolgt, så du ser ${shown}.`,
  logoMissing: 'Trykket kunne ikke lastes, så plagget vises uten.',
  askForThis: 'Spør etter denne',
  lookCloser: 'Se nærmere',
  lensKeys: 'Piltastene flytter bildet, Escape avslutter.',
  savePicture: 'Lagre bildet',
  pictureNotSaved: 'Bildet kan ikke lagres fra denne siden.',
};
