import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Merchandising',
  emptyMerch: 'Todavía no hay productos que mostrar.',
  chooseProduct: 'Elige un producto',
  garmentSide: 'Cara',
  front: 'frente',
  back: 'espalda',
  colour: 'Color',
  size: 'Talla',
  outOfStock: 'agotado',
  outOfStockNote: 'Este color está agotado. Puedes verlo, pero no pedirlo.',
  colourRanOut: (gone, shown) => `${gone} se acaba de agotar. Ahora ves ${shown}.`,
  logoMissing: 'No se ha podido cargar el estampado; la prenda aparece sin él.',
  askForThis: 'Pedir este artículo',
  lookCloser: 'Ver de cerca',
  lensKeys: 'Las flechas mueven la imagen; Escape sale.',
  savePicture: 'Guardar imagen',
  pictureNotSaved: 'La imagen no se puede guardar desde esta página.',
};
