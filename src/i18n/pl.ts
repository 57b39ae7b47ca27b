import { checkout } from './pl/checkout.js';
import { form } from './pl/form.js';
import { merch } from './pl/merch.js';
import { tickets } from './pl/tickets.js';
import type { AllPhrases } from './phrases.js';
import { plural } from './plural.js';

export const phrases: AllPhrases = {
  loading: (what) => `Wczytywanie: ${what}`,
  stillLoading: 'To trwa dłużej niż zwykle.',
  retry: 'Spróbuj ponownie',
  notFound: 'Na razie nic tu nie ma.',
  unauthorized: 'Ta treść nie jest teraz dostępna na tej stronie.',
  forbidden: 'Ta witryna nie może jeszcze pokazać tej treści.',
  unreachable: 'Nie udało się połączyć z festiwalem. Sprawdź połączenie i spróbuj ponownie.',
  slow: 'Odpowiedź trwa zbyt długo. Spróbuj ponownie za chwilę.',
  busy: (seconds) =>
    'Jest tu teraz bardzo dużo osób. Spróbuj ponownie za ' +
    (seconds
      ? plural('pl', seconds, {
          one: 'sekundę.',
          few: `${seconds} sekundy.`,
          many: `${seconds} sekund.`,
          other: `${seconds} sekundy.`,
        })
      : 'chwilę.'),
  trouble: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  unreadable: 'Nie udało się odczytać odpowiedzi. Spróbuj ponownie za chwilę.',
  missingSettings: (names) => `Dla organizatora: należy ustawić ${names}.`,
  secretKey: 'Dla organizatora: to jest tajny klucz. Należy go usunąć ze strony i wymienić.',
  stale: (time) => `Ostatnia aktualizacja: ${time}. Teraz nie udało się odświeżyć.`,
  offline: 'Brak połączenia. Spróbujemy ponownie, gdy tylko wróci.',
  offlineSince: (time) => `Brak połączenia. Stan z: ${time}.`,
  updated: (date) => `Aktualizacja: ${date}`,
  demo: 'Dane przykładowe',
  demoTitle: 'Zmyślone treści do wypróbowania. Nic z tego nie jest prawdziwe.',
  close: 'Zamknij',
  opensInNewTab: '(otwiera się w nowej karcie)',

  lineup: 'Line-up',
  emptyLineup: 'Line-up to na razie tajemnica.',
  emptyLineupHint: 'Pierwsze nazwy pojawią się tutaj.',
  toBeAnnounced: 'Wkrótce ogłosimy',
  headliners: 'Headlinerzy',
  featured: 'Wyróżnione',
  setNote: 'Uwaga',
  b2b: 'b2b',
  backToBack: 'back to back z',
  setName: ({ act, stage, day, start, end }) => `${act}, ${stage}, ${day}, od ${start} do ${end}`,
  aboutArtist: (name) => `O wykonawcy: ${name}`,
  noPhoto: (name) => `Nie ma jeszcze zdjęcia: ${name}`,
  from: 'Pochodzenie',
  playsAt: 'Gra',
  allSets: 'Wszystkie koncerty',
  biography: 'Biografia',
  links: 'Odnośniki',
  website: 'Strona internetowa',
  days: 'Dni',
  stages: 'Sceny',
  genres: 'Gatunki',
  searchLineup: 'Szukaj w line-upie',
  setCount: (shown, total) =>
    `${shown} z ${plural('pl', total, { one: '1 koncertu', other: `${total} koncertów` })}`,
  noSets: 'Żaden koncert nie pasuje.',
  clearFilters: 'Wyczyść filtry',
  removeFilter: (name) => `Usuń filtr: ${name}`,
  favourite: (name) => `Ulubione, ${name}`,
  isFavourite: 'ulubione',
  myPlan: 'Mój plan',
  emptyPlan: 'Plan jest pusty. Zaznacz koncerty, które chcesz zobaczyć.',
  planNotKept: 'Ta przeglądarka nie zachowa planu po opuszczeniu strony.',
  clashesWith: (name, minutes) => `Koliduje z: ${name}, ${minutes} min`,
  clashCount: (count) =>
    plural('pl', count, {
      one: '1 kolizja',
      few: `${count} kolizje`,
      many: `${count} kolizji`,
      other: `${count} kolizji`,
    }),
  view: 'Widok',
  poster: 'Plakat',
  timetable: 'Rozkład',
  list: 'Lista',
  timesIn: (zone) => `Wszystkie godziny: ${zone}`,

  faq: 'Pytania i odpowiedzi',
  emptyFaq: 'Nie ma tu jeszcze odpowiedzi na pytania.',
  showAll: 'Pokaż wszystkie',
  hideAll: 'Ukryj wszystkie',
  searchQuestions: 'Szukaj w pytaniach',
  resultCount: (count) =>
    plural('pl', count, {
      one: '1 wynik',
      few: `${count} wyniki`,
      many: `${count} wyników`,
      other: `${count} wyniku`,
    }),
  noResults: (query) => `Brak wyników dla „${query}”.`,
  copyLink: 'Kopiuj odnośnik',
  linkCopied: 'Skopiowano odnośnik',
  table: 'Tabela',
  ...checkout,
  ...form,
  ...merch,
  ...tickets,
};
