import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'Gadżety',
  emptyMerch: 'Nie ma jeszcze gadżetów do pokazania.',
  chooseProduct: 'Wybierz produkt',
  garmentSide: 'Strona',
  front: 'przód',
  back: 'tył',
  colour: 'Kolor',
  size: 'Rozmiar',
  outOfStock: 'brak w magazynie',
  outOfStockNote: 'Tego koloru nie ma w magazynie. Można go obejrzeć, ale nie zamówić.',
  colourRanOut: (gone, shown) => `${gone}: właśnie zabrakło w magazynie. Teraz widzisz: ${shown}.`,
  logoMissing: 'Nie udało się wczytać nadruku, dlatego produkt jest pokazany bez niego.',
  askForThis: 'Zapytaj o ten produkt',
  lookCloser: 'Obejrzyj z bliska',
  lensKeys: 'Strzałki przesuwają obraz, Escape kończy.',
  savePicture: 'Zapisz obraz',
  pictureNotSaved: 'Z tej strony nie można zapisać obrazu.',
};
