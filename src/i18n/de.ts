import { checkout } from './de/checkout.js';
import { form } from './de/form.js';
import { merch } from './de/merch.js';
import { tickets } from './de/tickets.js';
import type { AllPhrases } from './phrases.js';
import { plural } from './plural.js';

export const phrases: AllPhrases = {
  loading: (what) => `Wird geladen: ${what}`,
  stillLoading: 'Das dauert länger als sonst.',
  retry: 'Noch einmal versuchen',
  notFound: 'Hier gibt es im Moment nichts zu sehen.',
  unauthorized: 'Das ist auf dieser Seite gerade nicht verfügbar.',
  forbidden: 'Diese Website kann das noch nicht anzeigen.',
  unreachable: 'Das Festival ist nicht erreichbar. Bitte Verbindung prüfen und erneut versuchen.',
  slow: 'Die Antwort dauert zu lange. Bitte gleich noch einmal versuchen.',
  busy: (seconds) =>
    'Gerade sind sehr viele hier. Bitte ' +
    (seconds
      ? plural('de', seconds, { one: 'in einer Sekunde', other: `in ${seconds} Sekunden` })
      : 'gleich') +
    ' noch einmal versuchen.',
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

  lineup: 'Line-up',
  emptyLineup: 'Das Line-up ist noch geheim.',
  emptyLineupHint: 'Die ersten Namen erscheinen hier.',
  toBeAnnounced: 'Wird noch bekannt gegeben',
  headliners: 'Headliner',
  featured: 'Highlight',
  setNote: 'Hinweis',
  b2b: 'b2b',
  backToBack: 'back to back mit',
  setName: ({ act, stage, day, start, end }) => `${act}, ${stage}, ${day} ${start} bis ${end}`,
  aboutArtist: (name) => `Über ${name}`,
  noPhoto: (name) => `Noch kein Foto von ${name}`,
  from: 'Aus',
  playsAt: 'Spielt',
  allSets: 'Alle Sets',
  biography: 'Biografie',
  links: 'Links',
  website: 'Website',
  days: 'Tage',
  stages: 'Bühnen',
  genres: 'Genres',
  searchLineup: 'Line-up durchsuchen',
  setCount: (shown, total) =>
    `${shown} von ${plural('de', total, { one: '1 Set', other: `${total} Sets` })}`,
  noSets: 'Kein Set passt dazu.',
  clearFilters: 'Filter zurücksetzen',
  removeFilter: (name) => `Filter entfernen: ${name}`,
  favourite: (name) => `Favorit, ${name}`,
  isFavourite: 'Favorit',
  myPlan: 'Mein Plan',
  emptyPlan: 'Der Plan ist noch leer. Favoriten erscheinen hier.',
  planNotKept: 'Dieser Browser behält den Plan nur bis zum Verlassen der Seite.',
  clashesWith: (name, minutes) => `Überschneidung mit ${name}, ${minutes} Min.`,
  clashCount: (count) =>
    plural('de', count, { one: '1 Überschneidung', other: `${count} Überschneidungen` }),
  view: 'Ansicht',
  poster: 'Plakat',
  timetable: 'Zeitplan',
  list: 'Liste',
  timesIn: (zone) => `Alle Zeiten: ${zone}`,

  faq: 'Fragen und Antworten',
  emptyFaq: 'Hier sind noch keine Fragen beantwortet.',
  showAll: 'Alle anzeigen',
  hideAll: 'Alle ausblenden',
  searchQuestions: 'Fragen durchsuchen',
  resultCount: (count) => plural('de', count, { one: '1 Treffer', other: `${count} Treffer` }),
  noResults: (query) => `Nichts gefunden zu „${query}“.`,
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  table: 'Tabelle',
  ...checkout,
  ...form,
  ...merch,
  ...tickets,
};
