import type { NeighbourPhrases } from './phrases.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Tocynnau ar gyfer y diwrnod hwn:',
  dayIsSoldOut: 'Mae’r tocynnau ar gyfer y diwrnod hwn wedi’u gwerthu i gyd.',
  toTickets: 'Gweld y tocynnau',
  plannedSets: 'Eich cynllun',
  plannedCount: (count) => `${count} set`,
  plannedInReach: (count, total) =>
    `${count} o ${total} set yn eich cynllun ar ddyddiau’r tocynnau hyn`,
};
