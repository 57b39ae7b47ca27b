import type { SearchPhrases } from './phrases.js';

export const phrases: Partial<SearchPhrases> = {
  searchEvents: 'イベントを検索',
  fromDay: '開始日',
  toDay: '終了日',
  inCountry: '国',
  anyCountry: 'すべての国',
  eventsAndMore: (count) => `${count}件のイベント（ほかにもあります）`,
  nothingFound: 'イベントが見つかりません。',
  nothingFoundFor: (words) => `「${words}」に一致するイベントはありません。`,
  searchEverywhere: 'すべての日程と国から検索',
  searchAnew: 'すべてのイベントを表示',
};
