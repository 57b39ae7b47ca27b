import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `Laster: ${what}`,
  stillLoading: 'Dette tar lengre tid enn vanlig.',
  retry: 'Prøv igjen',
  notFound: 'Det er ingenting her akkurat nå.',
  unauthorized: 'Dette er ikke tilgjengelig på siden akkurat nå.',
  forbidden: 'Dette nettstedet kan ikke vise dette ennå.',
  unreachable: 'Vi fikk ikke kontakt med festivalen. Sjekk forbindelsen og prøv igjen.',
  slow: 'Det tar for lang tid å få svar. Prøv igjen om litt.',
  busy: (seconds) =>
    `Det er mange her samtidig. Prøv igjen ${seconds ? `om ${plural('nb', seconds, { one: 'ett sekund', other: `${seconds} sekunder` })}` : 'om litt'}.`,
  retryIn: (seconds) =>
    `Det er mange her samtidig. Vi prøver selv igjen om ${plural('nb', seconds, { one: 'ett sekund', other: `${seconds} sekunder` })}.`,
  trouble: 'Noe gikk galt hos oss. Prøv igjen om litt.',
  unreadable: 'Vi fikk et svar vi ikke kunne lese. Prøv igjen om litt.',
  missingSettings: (names) => `Til arrangøren: oppgi ${names}.`,
  secretKey: 'Til arrangøren: dette er en hemmelig nøkkel. Fjern den fra siden og bytt den ut.',
  stale: (time) => `Sist oppdatert ${time}. Vi kunne ikke oppdatere akkurat nå.`,
  offline: 'Du er frakoblet. Vi prøver igjen så snart du er tilbake.',
  offlineSince: (time) => `Du er frakoblet. Dette er fra ${time}.`,
  updated: (date) => `Oppdatert ${date}`,
  demo: 'Demodata',
  demoTitle: 'Oppdiktet innhold til utprøving. Ingenting her er ekte.',
  close: 'Lukk',
  opensInNewTab: '(åpnes i ny fane)',
};
