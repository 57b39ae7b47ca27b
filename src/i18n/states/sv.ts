import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `Laddar: ${what}`,
  stillLoading: 'Det tar längre tid än vanligt.',
  retry: 'Försök igen',
  notFound: 'Det finns inget här just nu.',
  unauthorized: 'Det här är inte tillgängligt på sidan just nu.',
  forbidden: 'Den här webbplatsen kan inte visa detta än.',
  unreachable: 'Vi kunde inte nå festivalen. Kontrollera anslutningen och försök igen.',
  slow: 'Det tar för lång tid att få svar. Försök igen om en stund.',
  busy: (seconds) =>
    `Det är många här samtidigt. Försök igen ${seconds ? `om ${plural('sv', seconds, { one: 'en sekund', other: `${seconds} sekunder` })}` : 'om en stund'}.`,
  retryIn: (seconds) =>
    `Det är många här samtidigt. Vi försöker igen automatiskt om ${plural('sv', seconds, { one: 'en sekund', other: `${seconds} sekunder` })}.`,
  trouble: 'Något gick fel hos oss. Försök igen om en stund.',
  unreadable: 'Vi fick ett svar som inte gick att läsa. Försök igen om en stund.',
  missingSettings: (names) => `Till arrangören: ange ${names}.`,
  secretKey: 'Till arrangören: det här är en hemlig nyckel. Ta bort den från sidan och byt ut den.',
  stale: (time) => `Senast uppdaterat ${time}. Det gick inte att uppdatera just nu.`,
  offline: 'Du är offline. Vi försöker igen så snart du är tillbaka.',
  offlineSince: (time) => `Du är offline. Det här är från ${time}.`,
  updated: (date) => `Uppdaterat ${date}`,
  demo: 'Demodata',
  demoTitle: 'Påhittat innehåll att prova med. Inget här är på riktigt.',
  close: 'Stäng',
  opensInNewTab: '(öppnas i ny flik)',
};
