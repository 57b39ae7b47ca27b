import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Merchandise',
  emptyMerch: 'Er is nog geen merchandise te zien.',
  chooseProduct: 'Kies een product',
  garmentSide: 'Kant',
  front: 'voorkant',
  back: 'achterkant',
  colour: 'Kleur',
  size: 'Maat',
  outOfStock: 'uitverkocht',
  outOfStockNote: 'Deze kleur is uitverkocht. Je kunt hem bekijken, maar niet aanvragen.',
  colourRanOut: (gone, shown) => `${gone} is nu uitverkocht. Je ziet nu ${shown}.`,
  logoMissing: 'De opdruk kon niet worden geladen; je ziet het artikel zonder.',
  askForThis: 'Dit aanvragen',
  lookCloser: 'Van dichtbij bekijken',
  lensKeys: 'Pijltjestoetsen verplaatsen het beeld, Escape sluit.',
  savePicture: 'Afbeelding opslaan',
  pictureNotSaved: 'De afbeelding kan vanaf deze pagina niet worden opgeslagen.',
};
