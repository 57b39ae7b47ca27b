import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Digwyddiad',
  emptyEvent: 'Does dim i’w ddweud am y digwyddiad hwn eto.',
  when: 'Pryd',
  where: 'Ble',
  age: 'Oed',
  organisedBy: 'Trefnydd',
  map: 'Map',
  cancelled: 'Wedi’i ganslo',
  postponed: 'Wedi’i ohirio',
  ended: 'Mae’r digwyddiad hwn ar ben',
  tickets: 'Tocynnau',
  ticketsFrom: (price) => `Tocynnau o ${price}`,
  freeTickets: 'Tocynnau am ddim',
  soldOut: 'Wedi gwerthu allan',
  onSaleAt: (when) => `Ar werth ${when}`,
  onSaleSoon: 'Ar werth yn fuan',
  addToCalendar: 'Ychwanegu at galendr',
  calendarFile: 'Ffeil galendr (.ics)',
  googleCalendar: 'Google Calendar',
  demoTickets: 'Arddangosiad yw hwn. Ar dudalen go iawn, mae’r siop docynnau’n agor yma.',
};
