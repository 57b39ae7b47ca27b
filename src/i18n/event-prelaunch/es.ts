import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Inscripción',
  noPrelaunch: 'De momento no hay nada a lo que apuntarse.',
  prelaunchTitle: 'Entérate antes que nadie',
  prelaunchEmail: 'Correo electrónico',
  prelaunchName: 'Nombre',
  prelaunchPhone: 'Número de móvil',
  prelaunchSend: 'Apuntarme',
  privacyNotice: 'Aviso de privacidad',
  closesAt: (when) => `Inscripciones hasta: ${when}`,
  prelaunchClosed: (when) => `Inscripciones cerradas: ${when}`,
  salesOpen: (when) => `Entradas a la venta: ${when}`,
  someConsentMissing: 'Marca al menos una de las casillas; si no, no podemos escribirte',
  consentMissing: 'Marca la casilla; si no, no podemos escribirte',
  consentOrNumberMissing: 'Marca la casilla o indica un número; si no, no podemos escribirte',
  numberNeedsConsent: 'Marca la casilla de los SMS o deja el número en blanco',
  oneStepToGo: 'Solo falta un paso',
  oneIsEnough: 'Confirma tu correo o tu número: con uno de los dos basta.',
  addressConfirmed: 'Tu correo electrónico está confirmado.',
  changeAddress: 'Cambiar el correo',
};
