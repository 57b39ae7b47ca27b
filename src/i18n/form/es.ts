import type { FormPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FormPhrases> = {
  form: 'Formulario',
  emptyForm: 'Todavía no hay nada que rellenar.',
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
  choiceMissing: (label) => `Elige una respuesta en «${label}»`,
  answerTooLong: (label, over) =>
    `Acorta «${label}» en ` +
    plural('es', over, { one: '1 carácter', other: `${over} caracteres` }),
  tickMissing: (label) => `Marca «${label}» o no des el número`,
  colourOut: (name) => `${name} está agotado. Elige otro color.`,
  outOption: (name) => `${name} (agotado)`,
  charactersLeft: (count) =>
    plural('es', count, { one: 'Queda 1 carácter', other: `Quedan ${count} caracteres` }),
  chosen: 'Elegidos',
  chosenCount: (count) => plural('es', count, { one: '1 elegido', other: `${count} elegidos` }),
  removeChoice: (name) => `Quitar ${name}`,
  choiceRemoved: (name, count) => `${name}: quitado. Elegidos: ${count}`,
  choiceAdded: (name, count) => `${name}: añadido. Elegidos: ${count}`,
  noChoice: (query) => `No hay nada para «${query}».`,
  messageArrived: 'Tenemos tu mensaje',
  enquiryArrived: 'Tenemos tu consulta',
  fillInAgain: 'Rellenar otra vez',
  subscribeTitle: 'Recibe noticias por correo',
  subscribeEmail: 'Correo electrónico',
  subscribeName: 'Nombre',
  subscribePhone: 'Número de móvil',
  subscribePhoneHelp: 'Para noticias por SMS.',
  subscribeTexts: 'Enviadme noticias también por SMS',
  subscribeTerms: 'Al apuntarte aceptas recibir noticias por correo electrónico.',
};
