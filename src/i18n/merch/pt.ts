import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Loja',
  emptyMerch: 'Ainda não há artigos para mostrar.',
  chooseProduct: 'Escolha um artigo',
  garmentSide: 'Lado',
  front: 'frente',
  back: 'costas',
  colour: 'Cor',
  size: 'Tamanho',
  outOfStock: 'esgotado',
  outOfStockNote: 'Esta cor está esgotada. Pode vê-la, mas não pedi-la.',
  colourRanOut: (gone, shown) => `${gone} acabou de esgotar. Agora vê ${shown}.`,
  logoMissing: 'Não foi possível carregar a estampa; o artigo aparece sem ela.',
  askForThis: 'Pedir este artigo',
  lookCloser: 'Ver de perto',
  lensKeys: 'As setas movem a imagem; Escape sai.',
  savePicture: 'Guardar imagem',
  pictureNotSaved: 'Não é possível guardar a imagem a partir desta página.',
};
