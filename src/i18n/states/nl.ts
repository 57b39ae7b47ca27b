import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

const inSeconds = (seconds: number) =>
  plural('nl', seconds, { one: 'over 1 seconde', other: `over ${seconds} seconden` });

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `Bezig met laden: ${what}`,
  stillLoading: 'Dit duurt langer dan normaal.',
  retry: 'Opnieuw proberen',
  notFound: 'Er is hier op dit moment niets te zien.',
  unauthorized: 'Dit is op deze pagina nu niet beschikbaar.',
  forbidden: 'Deze website kan dit nog niet tonen.',
  unreachable: 'Het festival is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.',
  slow: 'Het antwoord laat te lang op zich wachten. Probeer het zo nog eens.',
  busy: (seconds) =>
    `Het is hier erg druk. Probeer het ${seconds ? inSeconds(seconds) : 'zo'} nog eens.`,
  retryIn: (seconds) =>
    `Het is hier erg druk. We proberen het ${inSeconds(seconds)} vanzelf nog eens.`,
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
};
