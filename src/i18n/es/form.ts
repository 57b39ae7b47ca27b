import type { FieldPhrases } from '../phrases/fields.js';
import type { FormPhrases } from '../phrases/form.js';
import { plural } from '../plural.js';

export const form: FormPhrases & FieldPhrases = {
  form: 'Formulario',
  emptyForm: 'Todavía no hay nada que rellenar.',
  optional: '(opcional)',
  outOf: (point, highest) => `${point} de ${highest}`,
  clearRating: 'Borrar la puntuación',
  clearChoice: 'Borrar la respuesta',
  selectAll: 'Puedes marcar varias.',
  chooseOne: 'Elige una opción',
  sendForm: 'Enviar',
  sendFeedback: 'Enviar opinión',
  signUp: 'Apuntarme',
  sendMessage: 'Enviar mensaje',
  sendEnquiry: 'Enviar consulta',
  problemTitle: 'Hay un problema',
  errorPrefix: 'Error:',
  answerMissing: (label) => `Rellena «${label}»`,
  choiceMissing: (label) => `Elige una respuesta en «${label}»`,
  addressInvalid: 'Escribe un correo como nombre@example.com',
  answerTooLong: (label, over) =>
    `Acorta «${label}» en ` +
    plural('es', over, { one: '1 carácter', other: `${over} caracteres` }),
  answerRefused: (label) => `Revisa tu respuesta en «${label}»`,
  charactersLeft: (count) =>
    plural('es', count, { one: 'Queda 1 carácter', other: `Quedan ${count} caracteres` }),
  didYouMean: (address) => `¿Querías decir ${address}?`,
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
  chosen: 'Elegidos',
  chosenCount: (count) => plural('es', count, { one: '1 elegido', other: `${count} elegidos` }),
  removeChoice: (name) => `Quitar ${name}`,
  choiceRemoved: (name, count) => `${name}: quitado. Elegidos: ${count}`,
  choiceAdded: (name, count) => `${name}: añadido. Elegidos: ${count}`,
  noChoice: (query) => `No hay nada para «${query}».`,
  thanks: 'Gracias',
  thanksText: 'Tus respuestas han llegado.',
  messageArrived: 'Tenemos tu mensaje',
  enquiryArrived: 'Tenemos tu consulta',
  fillInAgain: 'Rellenar otra vez',
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
  codeTitle: 'Confirma tu número',
  codeSent: (hint) => `Te hemos enviado un código por SMS${hint ? ` al ${hint}` : ''}.`,
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
  numberConfirmed: 'Tu número está confirmado',
  phoneFailed: 'No hemos podido enviar un SMS a tu número.',
  phoneUnavailable: 'Ahora mismo no podemos enviar SMS.',
};
