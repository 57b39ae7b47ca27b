import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Iscrizione',
  noPrelaunch: 'Al momento non c’è nulla a cui iscriversi.',
  prelaunchTitle: 'Scoprilo prima degli altri',
  prelaunchEmail: 'Indirizzo email',
  prelaunchName: 'Nome',
  prelaunchPhone: 'Numero di cellulare',
  prelaunchSend: 'Iscrivimi',
  privacyNotice: 'Informativa sulla privacy',
  closesAt: (when) => `Iscrizioni fino a: ${when}`,
  prelaunchClosed: (when) => `Iscrizioni chiuse: ${when}`,
  salesOpen: (when) => `Biglietti in vendita: ${when}`,
  someConsentMissing: 'Spunta almeno una casella, altrimenti non possiamo scriverti',
  consentMissing: 'Spunta la casella, altrimenti non possiamo scriverti',
  consentOrNumberMissing: 'Spunta la casella o indica un numero, altrimenti non possiamo scriverti',
  numberNeedsConsent: 'Spunta la casella degli SMS o lascia vuoto il numero',
  oneStepToGo: 'Manca solo un passo',
  oneIsEnough: 'Conferma l’indirizzo o il numero: basta uno dei due.',
  addressConfirmed: 'Il tuo indirizzo email è confermato.',
  changeAddress: 'Cambia indirizzo email',
};
