import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Aanmelding',
  noPrelaunch: 'Er is op dit moment niets om je voor aan te melden.',
  prelaunchTitle: 'Weet het als eerste',
  prelaunchEmail: 'E-mailadres',
  prelaunchName: 'Voornaam',
  prelaunchPhone: 'Mobiel nummer',
  prelaunchSend: 'Aanmelden',
  privacyNotice: 'Privacyverklaring',
  closesAt: (when) => `Aanmelden kan tot: ${when}`,
  prelaunchClosed: (when) => `Aanmelden is gesloten sinds: ${when}`,
  salesOpen: (when) => `Kaartverkoop vanaf: ${when}`,
  someConsentMissing: 'Vink minstens één vakje aan, anders mogen we je niet schrijven',
  consentMissing: 'Vink het vakje aan, anders mogen we je niet schrijven',
  consentOrNumberMissing:
    'Vink het vakje aan of vul een nummer in, anders mogen we je niet schrijven',
  numberNeedsConsent: 'Vink het vakje voor sms aan of laat het nummer weg',
  oneStepToGo: 'Nog één stap',
  oneIsEnough: 'Bevestig je adres of je nummer: een van de twee is genoeg.',
  addressConfirmed: 'Je e-\u2060mailadres is bevestigd.',
  changeAddress: 'E-mailadres wijzigen',
};
