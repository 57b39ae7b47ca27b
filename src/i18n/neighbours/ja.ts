import type { NeighbourPhrases } from './phrases.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'この日のチケット：',
  dayIsSoldOut: 'この日のチケットは売り切れました。',
  toTickets: 'チケットを見る',
  plannedSets: 'マイプラン',
  plannedCount: (count) => `${count}組`,
  plannedInReach: (count, total) =>
    `マイプランの${total}組中${count}組が、これらのチケットの日に出演します`,
};
