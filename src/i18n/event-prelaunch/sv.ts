import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Anmälan',
  noPrelaunch: 'Det finns inget att anmäla sig till just nu.',
  prelaunchTitle: 'Få veta det först',
  prelaunchEmail: 'E-postadress',
  prelaunchName: 'Förnamn',
  prelaunchPhone: 'Mobilnummer',
  prelaunchSend: 'Anmäl mig',
  privacyNotice: 'Integritetspolicy',
  closesAt: (when) => `Öppet till ${when}`,
  prelaunchClosed: (when) => `Anmälan är stängd sedan ${when}`,
  salesOpen: (when) => `Biljetterna säljs från ${when}`,
  someConsentMissing: 'Kryssa i minst en av rutorna, annars får vi inte skriva till dig',
  consentMissing: 'Kryssa i rutan, annars får vi inte skriva till dig',
  consentOrNumberMissing:
    'Kryssa i rutan eller ange ett nummer, annars får vi inte skriva till dig',
  numberNeedsConsent: 'Kryssa i rutan för sms eller lämna numret tomt',
  oneStepToGo: 'Ett steg kvar',
  oneIsEnough: 'Bekräfta din adress eller ditt nummer: det räcker med det ena.',
  addressConfirmed: 'Din e-\u2060postadress är bekräftad.',
  changeAddress: 'Ändra e-postadress',
};
