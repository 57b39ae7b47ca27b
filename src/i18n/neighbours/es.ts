import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Entradas para este día:',
  dayIsSoldOut: 'Las entradas para este día están agotadas.',
  toTickets: 'Ver las entradas',
  plannedSets: 'Tu plan',
  plannedCount: (count) =>
    plural('es', count, { one: '1 actuación', other: `${count} actuaciones` }),
  plannedInReach: (count, total) =>
    `${count} de ${plural('es', total, { one: '1 actuación', other: `${total} actuaciones` })} de tu plan en los días de estas entradas`,
};
