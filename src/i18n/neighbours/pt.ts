import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Ingressos para este dia:',
  dayIsSoldOut: 'Os ingressos para este dia estão esgotados.',
  toTickets: 'Ver os ingressos',
  plannedSets: 'O seu plano',
  plannedCount: (count) => plural('pt', count, { one: '1 atuação', other: `${count} atuações` }),
  plannedInReach: (count, total) =>
    `${count} de ${plural('pt', total, { one: '1 atuação', other: `${total} atuações` })} do seu plano nos dias destes ingressos`,
};
