import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Cofrestru',
  noPrelaunch: 'Does dim i gofrestru ar ei gyfer ar hyn o bryd.',
  prelaunchTitle: 'Byddwch y cyntaf i wybod',
  prelaunchEmail: 'Cyfeiriad e-bost',
  prelaunchName: 'Enw cyntaf',
  prelaunchPhone: 'Rhif ffôn symudol',
  prelaunchSend: 'Cofrestru',
  privacyNotice: 'Hysbysiad preifatrwydd',
  closesAt: (when) => `Ar agor tan ${when}`,
  prelaunchClosed: (when) => `Mae’r cofrestru wedi cau ers ${when}`,
  salesOpen: (when) => `Tocynnau ar werth o ${when}`,
  someConsentMissing: 'Ticiwch o leiaf un o’r blychau, neu chawn ni ddim ysgrifennu atoch',
  consentMissing: 'Ticiwch y blwch, neu chawn ni ddim ysgrifennu atoch',
  consentOrNumberMissing: 'Ticiwch y blwch neu rhowch rif, neu chawn ni ddim ysgrifennu atoch',
  numberNeedsConsent: 'Ticiwch y blwch ar gyfer negeseuon testun, neu gadewch y rhif allan',
  oneStepToGo: 'Un cam ar ôl',
  oneIsEnough: 'Cadarnhewch eich cyfeiriad neu eich rhif: mae un o’r ddau’n ddigon.',
  addressConfirmed: 'Mae eich cyfeiriad e-\u2060bost wedi’i gadarnhau.',
  changeAddress: 'Newid y cyfeiriad e-bost',
};
