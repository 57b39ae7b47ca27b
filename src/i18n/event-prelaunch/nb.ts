import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Påmelding',
  noPrelaunch: 'Det er ingenting å melde seg på akkurat nå.',
  prelaunchTitle: 'Få vite det først',
  prelaunchEmail: 'E-postadresse',
  prelaunchName: 'Fornavn',
  prelaunchPhone: 'Mobilnummer',
  prelaunchSend: 'Meld meg på',
  privacyNotice: 'Personvernerklæring',
  closesAt: (when) => `Åpent til ${when}`,
  prelaunchClosed: (when) => `Påmeldingen har vært stengt siden ${when}`,
  salesOpen: (when) => `Billetter i salg fra ${when}`,
  someConsentMissing: 'Kryss av i minst én av rutene, ellers kan vi ikke skrive til deg',
  consentMissing: 'Kryss av i ruten, ellers kan vi ikke skrive til deg',
  consentOrNumberMissing:
    'Kryss av i ruten eller oppgi et nummer, ellers kan vi ikke skrive til deg',
  numberNeedsConsent: 'Kryss av for SMS, eller la nummeret stå tomt',
  oneStepToGo: 'Ett steg igjen',
  oneIsEnough: 'Bekreft adressen eller nummeret ditt: én av dem er nok.',
  addressConfirmed: 'E-\u2060postadressen din er bekreftet.',
  changeAddress: 'Endre e-postadresse',
};
