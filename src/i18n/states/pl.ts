import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

const inSeconds = (seconds: number) =>
  plural('pl', seconds, {
    one: 'sekundę.',
    few: `${seconds} sekundy.`,
    many: `${seconds} sekund.`,
    other: `${seconds} sekundy.`,
  });

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `Wczytywanie: ${what}`,
  stillLoading: 'To trwa dłużej niż zwykle.',
  retry: 'Spróbuj ponownie',
  notFound: 'Na razie nic tu nie ma.',
  unauthorized: 'Ta treść nie jest teraz dostępna na tej stronie.',
  forbidden: 'Ta witryna nie może jeszcze pokazać tej treści.',
  unreachable: 'Nie udało się połączyć z festiwalem. Sprawdź połączenie i spróbuj ponownie.',
  slow: 'Odpowiedź trwa zbyt długo. Spróbuj ponownie za chwilę.',
  busy: (seconds) =>
    `Jest tu teraz bardzo dużo osób. Spróbuj ponownie za ${seconds ? inSeconds(seconds) : 'chwilę.'}`,
  retryIn: (seconds) =>
    `Jest tu teraz bardzo dużo osób. Ponowimy próbę automatycznie za ${inSeconds(seconds)}`,
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
};
