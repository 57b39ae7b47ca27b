import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Merch',
  emptyMerch: 'Der er ingen merch at vise endnu.',
  chooseProduct: 'Vælg et produkt',
  garmentSide: 'Vist side',
  front: 'forside',
  back: 'bagside',
  colour: 'Farve',
  size: 'Størrelse',
  outOfStock: 'udsolgt',
  outOfStockNote: 'Denne farve er udsolgt. Du kan se på den, men ikke spørge efter den.',
  colourRanOut: (gone, shown) => `${gone} er nu udsolgt, så du ser ${shown}.`,
  logoMissing: 'Trykket kunne ikke indlæses, så tøjet vises uden.',
  askForThis: 'Spørg efter denne',
  lookCloser: 'Se nærmere',
  lensKeys: 'Piletasterne flytter billedet, Escape afslutter.',
  savePicture: 'Gem billedet',
  pictureNotSaved: 'Billedet kan ikke gemmes fra denne side.',
};
