import type { CardPhrases } from './phrases.js';

export const phrases: Partial<CardPhrases> = {
  event: 'Wydarzenie',
  emptyEvent: 'O tym wydarzeniu nie ma jeszcze informacji.',
  when: 'Kiedy',
  where: 'Gdzie',
  age: 'Wiek',
  organisedBy: 'Organizator',
  map: 'Mapa',
  cancelled: 'Odwołane',
  postponed: 'Przełożone',
  ended: 'To wydarzenie już się odbyło',
  tickets: 'Bilety',
  ticketsFrom: (price) => `Bilety od ${price}`,
  freeTickets: 'Bilety bezpłatne',
  soldOut: 'Wyprzedane',
  onSaleAt: (when) => `Sprzedaż od: ${when}`,
  onSaleSoon: 'Wkrótce w sprzedaży',
  addToCalendar: 'Dodaj do kalendarza',
  calendarFile: 'Plik kalendarza (.ics)',
  googleCalendar: 'Kalendarz Google',
  demoTickets:
    'To jest wersja demonstracyjna. Na prawdziwej stronie otworzy się tu sklep z biletami.',
};
