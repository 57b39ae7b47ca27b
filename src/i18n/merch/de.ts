import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Merch',
  emptyMerch: 'Noch gibt es kein Merch zu sehen.',
  chooseProduct: 'Produkt wählen',
  garmentSide: 'Ansicht',
  front: 'Vorderseite',
  back: 'Rückseite',
  colour: 'Farbe',
  size: 'Größe',
  outOfStock: 'nicht vorrätig',
  outOfStockNote: 'Diese Farbe ist nicht vorrätig. Sie lässt sich ansehen, aber nicht anfragen.',
  colourRanOut: (gone, shown) => `${gone} ist nicht mehr vorrätig. Gezeigt wird jetzt ${shown}.`,
  logoMissing: 'Der Aufdruck konnte nicht geladen werden. Das Stück erscheint ohne ihn.',
  askForThis: 'Das anfragen',
  lookCloser: 'Genauer ansehen',
  lensKeys: 'Pfeiltasten bewegen das Bild, Escape beendet.',
  savePicture: 'Bild speichern',
  pictureNotSaved: 'Auf dieser Seite lässt sich das Bild nicht speichern.',
};
