import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Anmeldung',
  noPrelaunch: 'Im Moment gibt es nichts, wofür man sich anmelden kann.',
  prelaunchTitle: 'Als Erste davon erfahren',
  prelaunchEmail: 'E-Mail-Adresse',
  prelaunchName: 'Vorname',
  prelaunchPhone: 'Handynummer',
  prelaunchSend: 'Anmelden',
  privacyNotice: 'Datenschutz',
  closesAt: (when) => `Anmeldung bis: ${when}`,
  prelaunchClosed: (when) => `Die Anmeldung ist geschlossen seit: ${when}`,
  salesOpen: (when) => `Vorverkauf ab: ${when}`,
  someConsentMissing: 'Bitte mindestens ein Kästchen ankreuzen, sonst dürfen wir nicht schreiben',
  consentMissing: 'Bitte das Kästchen ankreuzen, sonst dürfen wir nicht schreiben',
  consentOrNumberMissing:
    'Bitte das Kästchen ankreuzen oder eine Nummer angeben, sonst dürfen wir nicht schreiben',
  numberNeedsConsent: 'Bitte das Kästchen für SMS ankreuzen oder die Nummer weglassen',
  oneStepToGo: 'Nur noch ein Schritt',
  oneIsEnough: 'Bitte die Adresse oder die Nummer bestätigen: eins von beiden genügt.',
  addressConfirmed: 'Die E-\u2060Mail-\u2060Adresse ist bestätigt.',
  changeAddress: 'E-Mail-Adresse ändern',
};
