import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'المتجر',
  emptyMerch: 'لا توجد منتجات لعرضها بعد.',
  chooseProduct: 'اختر منتجًا',
  garmentSide: 'الجهة',
  front: 'الأمام',
  back: 'الخلف',
  colour: 'اللون',
  size: 'المقاس',
  outOfStock: 'نفد من المخزون',
  outOfStockNote: 'نفد هذا اللون من المخزون. يمكنك مشاهدته، لكن لا يمكنك طلبه.',
  colourRanOut: (gone, shown) => `نفد ${gone} الآن من المخزون، لذلك يظهر لك ${shown}.`,
  logoMissing: 'تعذّر تحميل الطبعة، لذلك تظهر القطعة من دونها.',
  askForThis: 'اطلب هذا المنتج',
  lookCloser: 'عرض عن قرب',
  lensKeys: 'تحرّك مفاتيح الأسهم الصورة، ويُنهي Escape العرض.',
  savePicture: 'حفظ الصورة',
  pictureNotSaved: 'لا يمكن حفظ الصورة من هذه الصفحة.',
};
