import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'イベント',
  emptyEvent: 'このイベントの情報はまだありません。',
  when: '日時',
  where: '会場',
  age: '年齢',
  organisedBy: '主催',
  map: '地図',
  cancelled: '中止',
  postponed: '延期',
  ended: 'このイベントは終了しました',
  tickets: 'チケット',
  ticketsFrom: (price) => `チケット ${price}から`,
  freeTickets: '無料チケット',
  soldOut: '売り切れ',
  onSaleAt: (when) => `${when}発売`,
  onSaleSoon: '近日発売',
  addToCalendar: 'カレンダーに追加',
  calendarFile: 'カレンダーファイル（.ics）',
  googleCalendar: 'Google カレンダー',
  demoTickets: 'これはデモです。実際のページでは、ここからチケットショップが開きます。',
};
