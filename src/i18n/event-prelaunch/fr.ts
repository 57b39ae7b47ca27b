import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Inscription',
  noPrelaunch: 'Aucune inscription n’est ouverte pour le moment.',
  prelaunchTitle: 'Soyez les premiers informés',
  prelaunchEmail: 'Adresse e-mail',
  prelaunchName: 'Prénom',
  prelaunchPhone: 'Numéro de mobile',
  prelaunchSend: 'S’inscrire',
  privacyNotice: 'Politique de confidentialité',
  closesAt: (when) => `Fin des inscriptions : ${when}`,
  prelaunchClosed: (when) => `Inscriptions closes : ${when}`,
  salesOpen: (when) => `Ouverture de la billetterie : ${when}`,
  someConsentMissing: 'Cochez au moins une case, sinon nous ne pouvons pas vous écrire',
  consentMissing: 'Cochez la case, sinon nous ne pouvons pas vous écrire',
  consentOrNumberMissing:
    'Cochez la case ou indiquez un numéro, sinon nous ne pouvons pas vous écrire',
  numberNeedsConsent: 'Cochez la case des SMS ou laissez le numéro vide',
  oneStepToGo: 'Plus qu’une étape',
  oneIsEnough: 'Confirmez votre adresse ou votre numéro : l’un des deux suffit.',
  addressConfirmed: 'Votre adresse e-\u2060mail est confirmée.',
  changeAddress: 'Changer d’adresse e-mail',
};
