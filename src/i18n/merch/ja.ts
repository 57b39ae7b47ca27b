import type { MerchPhrases } from './phrases.js';

export const phrases: Partial<MerchPhrases> = {
  merch: 'グッズ',
  emptyMerch: '表示できるグッズはまだありません。',
  chooseProduct: '商品を選択',
  garmentSide: '表示する面',
  front: '前面',
  back: '背面',
  colour: 'カラー',
  size: 'サイズ',
  outOfStock: '在庫切れ',
  outOfStockNote: 'このカラーは在庫切れです。ご覧いただけますが、お問い合わせはできません。',
  colourRanOut: (gone, shown) => `${gone}が在庫切れになったため、${shown}を表示しています。`,
  logoMissing: 'プリントを読み込めなかったため、プリントなしで表示しています。',
  askForThis: 'この商品を問い合わせる',
  lookCloser: '拡大して見る',
  lensKeys: '矢印キーで画像を動かし、Escapeで終了します。',
  savePicture: '画像を保存',
  pictureNotSaved: 'このページからは画像を保存できません。',
};
