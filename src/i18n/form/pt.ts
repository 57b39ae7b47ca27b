import type { FormPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<FormPhrases> = {
  form: 'Formulário',
  emptyForm: 'Ainda não há nada para preencher.',
  outOf: (point, highest) => `${point} de ${highest}`,
  clearRating: 'Limpar a avaliação',
  clearChoice: 'Limpar a resposta',
  selectAll: 'Pode escolher várias.',
  chooseOne: 'Escolha uma opção',
  sendForm: 'Enviar',
  sendFeedback: 'Enviar opinião',
  signUp: 'Inscrever-me',
  sendMessage: 'Enviar mensagem',
  sendEnquiry: 'Enviar pedido',
  choiceMissing: (label) => `Escolha uma resposta em «${label}»`,
  answerTooLong: (label, over) =>
    `Encurte «${label}» em ` +
    plural('pt', over, { one: '1 carácter', other: `${over} caracteres` }),
  tickMissing: (label) => `Assinale “${label}” ou deixe o número em branco`,
  colourOut: (name) => `${name} está esgotado. Escolha outra cor.`,
  outOption: (name) => `${name} (esgotado)`,
  charactersLeft: (count) =>
    plural('pt', count, { one: `Resta ${count} carácter`, other: `Restam ${count} caracteres` }),
  chosen: 'Escolhidos',
  chosenCount: (count) =>
    plural('pt', count, { one: `${count} escolhido`, other: `${count} escolhidos` }),
  removeChoice: (name) => `Retirar ${name}`,
  choiceRemoved: (name, count) => `${name}: retirado. Escolhidos: ${count}`,
  choiceAdded: (name, count) => `${name}: adicionado. Escolhidos: ${count}`,
  noChoice: (query) => `Nada encontrado para «${query}».`,
  messageArrived: 'Temos a sua mensagem',
  enquiryArrived: 'Temos o seu pedido',
  fillInAgain: 'Preencher de novo',
  subscribeTitle: 'Receba novidades por e-\u2060mail',
  subscribeEmail: 'Endereço de e-mail',
  subscribeName: 'Nome próprio',
  subscribePhone: 'Número de telemóvel',
  subscribePhoneHelp: 'Para novidades por SMS.',
  subscribeTexts: 'Enviem-me novidades também por SMS',
  subscribeTerms: 'Ao inscrever-se, aceita receber novidades por e-\u2060mail.',
};
