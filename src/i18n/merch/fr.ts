import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Boutique',
  emptyMerch: 'Aucun article à montrer pour le moment.',
  chooseProduct: 'Choisir un article',
  garmentSide: 'Face',
  front: 'devant',
  back: 'dos',
  colour: 'Couleur',
  size: 'Taille',
  outOfStock: 'épuisé',
  outOfStockNote: 'Cette couleur est épuisée. Vous pouvez la voir, mais pas la demander.',
  colourRanOut: (gone, shown) => `${gone} vient d’être épuisé. Vous voyez maintenant ${shown}.`,
  logoMissing: 'Le motif n’a pas pu être chargé ; l’article est montré sans lui.',
  askForThis: 'Demander cet article',
  lookCloser: 'Regarder de plus près',
  lensKeys: 'Les flèches déplacent l’image, Échap ferme.',
  savePicture: 'Enregistrer l’image',
  pictureNotSaved: 'L’image ne peut pas être enregistrée depuis cette page.',
};
