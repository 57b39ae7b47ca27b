import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Merchandising',
  emptyMerch: 'Non c’è ancora nulla da mostrare.',
  chooseProduct: 'Scegli un prodotto',
  garmentSide: 'Lato',
  front: 'fronte',
  back: 'retro',
  colour: 'Colore',
  size: 'Taglia',
  outOfStock: 'esaurito',
  outOfStockNote: 'Questo colore è esaurito. Si può guardare, ma non richiedere.',
  colourRanOut: (gone, shown) => `${gone} è appena andato esaurito. Ora vedi ${shown}.`,
  logoMissing: 'Non è stato possibile caricare la stampa; il capo appare senza.',
  askForThis: 'Richiedi questo articolo',
  lookCloser: 'Guarda da vicino',
  lensKeys: 'Le frecce spostano l’immagine, Esc chiude.',
  savePicture: 'Salva immagine',
  pictureNotSaved: 'L’immagine non si può salvare da questa pagina.',
};
