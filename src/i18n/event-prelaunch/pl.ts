import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Zapisy',
  noPrelaunch: 'W tej chwili nie ma na co się zapisać.',
  prelaunchTitle: 'Dowiedz się przed innymi',
  prelaunchEmail: 'Adres e-mail',
  prelaunchName: 'Imię',
  prelaunchPhone: 'Numer telefonu komórkowego',
  prelaunchSend: 'Zapisz mnie',
  privacyNotice: 'Informacja o prywatności',
  closesAt: (when) => `Koniec zapisów: ${when}`,
  prelaunchClosed: (when) => `Zapisy zamknięte: ${when}`,
  salesOpen: (when) => `Początek sprzedaży biletów: ${when}`,
  someConsentMissing: 'Zaznacz co najmniej jedno pole, inaczej nie możemy do Ciebie pisać',
  consentMissing: 'Zaznacz pole, inaczej nie możemy do Ciebie pisać',
  consentOrNumberMissing: 'Zaznacz pole albo podaj numer, inaczej nie możemy do Ciebie pisać',
  numberNeedsConsent: 'Zaznacz pole dotyczące SMS-ów albo nie podawaj numeru',
  oneStepToGo: 'Został jeden krok',
  oneIsEnough: 'Potwierdź adres albo numer: wystarczy jedno z nich.',
  addressConfirmed: 'Adres e-\u2060mail jest potwierdzony.',
  changeAddress: 'Zmień adres e-mail',
};
