import type { SignupPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<SignupPhrases> = {
  answerMissing: (label) => `Rellena «${label}»`,
  answerRefused: (label) => `Revisa tu respuesta en «${label}»`,
  checkAnswers: 'Revisa tus respuestas',
  answersRefused: 'Algo no se ha aceptado. Revísalo y vuelve a enviarlo.',
  sendingForm: 'Enviando',
  formClosed: 'Este formulario está cerrado por ahora.',
  formRefused: 'Este formulario no se puede enviar desde esta página ahora mismo.',
  tryAgainIn: (count) =>
    'Hay mucha gente a la vez. Inténtalo de nuevo en ' +
    plural('es', count, { one: '1 segundo', other: `${count} segundos` }) +
    '.',
  formOffline: 'No tienes conexión.',
  answersKept: 'Tus respuestas siguen aquí.',
  unheard: 'No hemos tenido respuesta',
  unheardText:
    'Puede que tus respuestas hayan llegado, pero la conexión se cortó antes de saberlo. Si las envías otra vez, podrían llegar dos veces.',
  sendAgain: 'Enviar otra vez',
  doNotSend: 'No enviar otra vez',
  thanks: 'Gracias',
  thanksText: 'Tus respuestas han llegado.',
  checkInbox: 'Mira tu correo',
  linkSent: (address) =>
    `Te hemos enviado un enlace${address ? ` a ${address}` : ''}. Ábrelo para confirmar tu correo.`,
  lookInSpam: '¿No ha llegado? Mira en el correo no deseado o pide otro.',
  resendEmail: 'Enviar otro correo',
  emailResent: 'Otro correo está en camino.',
  emailFailed: 'No hemos podido enviarte un correo',
  emailFailedText: 'Tus respuestas han llegado, pero tu correo aún no está confirmado.',
  onTheList: 'Estás en la lista',
  onTheListText: 'No queda nada por confirmar.',
  phoneUnconfirmed: 'Tu número aún no está confirmado.',
  codeTitle: 'Confirma tu número',
  codeSent: (hint) => `Te hemos enviado un código por SMS${hint ? ` al ${hint}` : ''}.`,
  textSent: (hint) => `Te hemos enviado un SMS${hint ? ` al ${hint}` : ''}.`,
  codeLabel: 'Código del SMS',
  confirmNumber: 'Confirmar número',
  resendCode: 'Enviar otro código',
  codeResent: 'Otro código está en camino.',
  resendIn: (count) =>
    'Disponible de nuevo en ' +
    plural('es', count, { one: '1 segundo', other: `${count} segundos` }) +
    '.',
  changeNumber: 'Cambiar de número',
  newNumber: 'Número de móvil',
  textCode: 'Enviarme un código',
  textedCodeMissing: 'Escribe el código del SMS',
  numberMissing: 'Escribe tu número de móvil',
  wrongCode: 'Ese no es el código. Mira el SMS más reciente.',
  expiredCode: 'Ese código es demasiado antiguo. Pide otro.',
  tooManyCodes: 'Demasiados intentos. Pide otro código dentro de un rato.',
  codeRefused: 'Ese código no se ha aceptado. Mira el SMS más reciente o pide otro código.',
  codePassedOn: 'Hemos entregado tu código. Si es el correcto, tu número está confirmado.',
  numberRefused: 'Ese número no se ha aceptado. Revísalo e inténtalo de nuevo.',
  signupUnknown:
    'Desde aquí no ha sido posible. Para recibir otro mensaje, recarga la página y apúntate de nuevo.',
  numberConfirmed: 'Tu número está confirmado',
  phoneFailed: 'No hemos podido enviar un SMS a tu número.',
  phoneUnavailable: 'Ahora mismo no podemos enviar SMS.',
};
