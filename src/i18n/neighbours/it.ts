import type { NeighbourPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<NeighbourPhrases> = {
  ticketsForDay: 'Biglietti per questo giorno:',
  dayIsSoldOut: 'I biglietti per questo giorno sono esauriti.',
  toTickets: 'Vai ai biglietti',
  plannedSets: 'Il tuo programma',
  plannedCount: (count) => plural('it', count, { one: '1 set', other: `${count} set` }),
  plannedInReach: (count, total) =>
    `${count} su ${plural('it', total, { one: '1 set', other: `${total} set` })} del tuo programma nei giorni di questi biglietti`,
};
