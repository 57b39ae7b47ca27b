import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Nwyddau',
  emptyMerch: 'Does dim nwyddau i’w dangos eto.',
  chooseProduct: 'Dewiswch gynnyrch',
  garmentSide: 'Yr ochr a ddangosir',
  front: 'blaen',
  back: 'cefn',
  colour: 'Lliw',
  size: 'Maint',
  outOfStock: 'dim ar gael',
  outOfStockNote: 'Does dim o’r lliw hwn ar gael. Gallwch edrych arno, ond nid gofyn amdano.',
  colourRanOut: (gone, shown) => `Does dim ${gone} ar gael bellach, felly dyma ${shown}.`,
  logoMissing: 'Doedd dim modd llwytho’r print, felly dangosir y dilledyn hebddo.',
  askForThis: 'Gofyn am hwn',
  lookCloser: 'Edrych yn agosach',
  lensKeys: 'Mae’r bysellau saeth yn symud y llun, mae Escape yn gorffen.',
  savePicture: 'Cadw’r llun',
  pictureNotSaved: 'Does dim modd cadw’r llun o’r dudalen hon.',
};
