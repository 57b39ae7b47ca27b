import type { EventsPhrases } from './phrases.js';

export const phrases: Partial<EventsPhrases> = {
  upcomingEvents: '今後のイベント',
  emptyEvents: '次の日程を準備しています。決まりしだいここに掲載します。',
  priceFrom: (price) => `${price}から`,
  freeEvent: '無料',
  eventSoldOut: '売り切れ',
  laterEvents: '日程は後日発表',
  moreEvents: 'ほかのイベント',
  eventsShown: (count) => `イベント${count}件`,
  linksOf: (name) => `${name}のリンク`,
  ownWebsite: 'ウェブサイト',
};
