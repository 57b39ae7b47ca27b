import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `Indlæser: ${what}`,
  stillLoading: 'Det tager længere tid end normalt.',
  retry: 'Prøv igen',
  notFound: 'Der er ikke noget her lige nu.',
  unauthorized: 'Dette er ikke tilgængeligt på siden lige nu.',
  forbidden: 'Denne hjemmeside kan ikke vise dette endnu.',
  unreachable: 'Vi kunne ikke få forbindelse til festivalen. Tjek din forbindelse, og prøv igen.',
  slow: 'Svaret er for længe undervejs. Prøv igen om lidt.',
  busy: (seconds) =>
    `Der er mange her på én gang. Prøv igen ${seconds ? `om ${plural('da', seconds, { one: 'et sekund', other: `${seconds} sekunder` })}` : 'om lidt'}.`,
  retryIn: (seconds) =>
    `Der er mange her på én gang. Vi prøver selv igen om ${plural('da', seconds, { one: 'et sekund', other: `${seconds} sekunder` })}.`,
  trouble: 'Noget gik galt hos os. Prøv igen om lidt.',
  unreadable: 'Vi fik et svar, vi ikke kunne læse. Prøv igen om lidt.',
  missingSettings: (names) => `Til arrangøren: angiv ${names}.`,
  secretKey: 'Til arrangøren: dette er en hemmelig nøgle. Fjern den fra siden, og udskift den.',
  stale: (time) => `Senest opdateret ${time}. Vi kunne ikke opdatere lige nu.`,
  offline: 'Du er offline. Vi prøver igen, så snart du er tilbage.',
  offlineSince: (time) => `Du er offline. Dette er fra ${time}.`,
  updated: (date) => `Opdateret ${date}`,
  demo: 'Demodata',
  demoTitle: 'Opdigtet indhold til at prøve med. Intet af det er ægte.',
  close: 'Luk',
  opensInNewTab: '(åbner i ny fane)',
};
