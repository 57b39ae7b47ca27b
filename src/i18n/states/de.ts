import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

const inSeconds = (seconds: number) =>
  plural('de', seconds, { one: 'in einer Sekunde', other: `in ${seconds} Sekunden` });

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `Wird geladen: ${what}`,
  stillLoading: 'Das dauert länger als sonst.',
  retry: 'Noch einmal versuchen',
  notFound: 'Hier gibt es im Moment nichts zu sehen.',
  unauthorized: 'Das ist auf dieser Seite gerade nicht verfügbar.',
  forbidden: 'Diese Website kann das noch nicht anzeigen.',
  unreachable: 'Das Festival ist nicht erreichbar. Bitte Verbindung prüfen und erneut versuchen.',
  slow: 'Die Antwort dauert zu lange. Bitte gleich noch einmal versuchen.',
  busy: (seconds) =>
    `Gerade sind sehr viele hier. Bitte ${seconds ? inSeconds(seconds) : 'gleich'} noch einmal versuchen.`,
  retryIn: (seconds) =>
    `Gerade sind sehr viele hier. Wir versuchen es ${inSeconds(seconds)} von selbst noch einmal.`,
  trouble: 'Bei uns ist etwas schiefgegangen. Bitte gleich noch einmal versuchen.',
  unreadable: 'Die Antwort war nicht lesbar. Bitte gleich noch einmal versuchen.',
  missingSettings: (names) => `Für den Veranstalter: Bitte ${names} angeben.`,
  secretKey: 'Für den Veranstalter: Dies ist ein geheimer Schlüssel. Bitte entfernen und ersetzen.',
  stale: (time) => `Zuletzt aktualisiert: ${time}. Gerade war keine Aktualisierung möglich.`,
  offline: 'Keine Verbindung. Sobald sie wieder da ist, geht es weiter.',
  offlineSince: (time) => `Keine Verbindung. Stand: ${time}.`,
  updated: (date) => `Aktualisiert: ${date}`,
  demo: 'Demodaten',
  demoTitle: 'Erfundene Inhalte zum Ausprobieren. Nichts davon ist echt.',
  close: 'Schließen',
  opensInNewTab: '(öffnet in neuem Tab)',
};
