import { checkout } from './nl/checkout.js';
import { form } from './nl/form.js';
import { merch } from './nl/merch.js';
import { tickets } from './nl/tickets.js';
import type { AllPhrases } from './phrases.js';
import { plural } from './plural.js';

export const phrases: AllPhrases = {
  loading: (what) => `Bezig met laden: ${what}`,
  retry: 'Opnieuw proberen',
  notFound: 'Er is hier op dit moment niets te zien.',
  unauthorized: 'Dit is op deze pagina nu niet beschikbaar.',
  forbidden: 'Deze website kan dit nog niet tonen.',
  unreachable: 'Het festival is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.',
  slow: 'Het antwoord laat te lang op zich wachten. Probeer het zo nog eens.',
  busy: (seconds) =>
    'Het is hier erg druk. Probeer het ' +
    (seconds
      ? plural('nl', seconds, { one: 'over 1 seconde', other: `over ${seconds} seconden` })
      : 'zo') +
    ' nog eens.',
  trouble: 'Er ging bij ons iets mis. Probeer het zo nog eens.',
  unreadable: 'Het antwoord was niet leesbaar. Probeer het zo nog eens.',
  missingSettings: (names) => `Voor de organisator: vul ${names} in.`,
  secretKey: 'Voor de organisator: dit is een geheime sleutel. Haal hem weg en vervang hem.',
  stale: (time) => `Laatst bijgewerkt: ${time}. Vernieuwen lukte zojuist niet.`,
  offline: 'Geen verbinding. Zodra die terug is, proberen we het opnieuw.',
  offlineSince: (time) => `Geen verbinding. Stand van ${time}.`,
  updated: (date) => `Bijgewerkt: ${date}`,
  demo: 'Demogegevens',
  demoTitle: 'Verzonnen inhoud om uit te proberen. Niets hiervan is echt.',
  close: 'Sluiten',
  opensInNewTab: '(opent in nieuw tabblad)',

  lineup: 'Line-up',
  emptyLineup: 'De line-up is nog geheim.',
  emptyLineupHint: 'De eerste namen verschijnen hier.',
  toBeAnnounced: 'Wordt nog bekendgemaakt',
  headliners: 'Headliners',
  featured: 'Uitgelicht',
  setNote: 'Opmerking',
  b2b: 'b2b',
  backToBack: 'back-to-back met',
  setName: ({ act, stage, day, start, end }) => `${act}, ${stage}, ${day} ${start} tot ${end}`,
  aboutArtist: (name) => `Over ${name}`,
  noPhoto: (name) => `Nog geen foto van ${name}`,
  from: 'Uit',
  playsAt: 'Speelt',
  allSets: 'Alle optredens',
  biography: 'Biografie',
  links: 'Links',
  website: 'Website',
  days: 'Dagen',
  stages: 'Podia',
  genres: 'Genres',
  searchLineup: 'Zoeken in de line-up',
  setCount: (shown, total) =>
    `${shown} van ${plural('nl', total, { one: '1 optreden', other: `${total} optredens` })}`,
  noSets: 'Geen enkel optreden past hierbij.',
  clearFilters: 'Filters wissen',
  removeFilter: (name) => `Filter verwijderen: ${name}`,
  favourite: (name) => `Favoriet, ${name}`,
  isFavourite: 'favoriet',
  myPlan: 'Mijn plan',
  emptyPlan: 'Het plan is nog leeg. Favorieten verschijnen hier.',
  planNotKept: 'Deze browser bewaart het plan niet na dit bezoek.',
  clashesWith: (name, minutes) => `Overlapt met ${name}, ${minutes} min`,
  clashCount: (count) => plural('nl', count, { one: '1 overlap', other: `${count} overlappen` }),
  view: 'Weergave',
  poster: 'Poster',
  timetable: 'Tijdschema',
  list: 'Lijst',
  timesIn: (zone) => `Alle tijden: ${zone}`,

  faq: 'Vragen en antwoorden',
  emptyFaq: 'Hier zijn nog geen vragen beantwoord.',
  showAll: 'Alles tonen',
  hideAll: 'Alles verbergen',
  searchQuestions: 'Zoeken in de vragen',
  resultCount: (count) => plural('nl', count, { one: '1 resultaat', other: `${count} resultaten` }),
  noResults: (query) => `Niets gevonden voor ‘${query}’.`,
  copyLink: 'Link kopiëren',
  linkCopied: 'Link gekopieerd',
  table: 'Tabel',
  ...checkout,
  ...form,
  ...merch,
  ...tickets,
};
