import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Tilmelding',
  noPrelaunch: 'Der er ikke noget at tilmelde sig lige nu.',
  prelaunchTitle: 'Få det at vide først',
  prelaunchEmail: 'E-mailadresse',
  prelaunchName: 'Fornavn',
  prelaunchPhone: 'Mobilnummer',
  prelaunchSend: 'Tilmeld mig',
  privacyNotice: 'Privatlivspolitik',
  closesAt: (when) => `Åben til ${when}`,
  prelaunchClosed: (when) => `Tilmeldingen har været lukket siden ${when}`,
  salesOpen: (when) => `Billetter i salg fra ${when}`,
  someConsentMissing: 'Sæt kryds i mindst ét af felterne, ellers må vi ikke skrive til dig',
  consentMissing: 'Sæt kryds i feltet, ellers må vi ikke skrive til dig',
  consentOrNumberMissing:
    'Sæt kryds i feltet, eller angiv et nummer, ellers må vi ikke skrive til dig',
  numberNeedsConsent: 'Sæt kryds ved sms, eller udelad nummeret',
  oneStepToGo: 'Ét skridt tilbage',
  oneIsEnough: 'Bekræft din adresse eller dit nummer: ét af dem er nok.',
  addressConfirmed: 'Din e-\u2060mailadresse er bekræftet.',
  changeAddress: 'Ret e-mailadressen',
};
