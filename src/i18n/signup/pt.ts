import type { SignupPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<SignupPhrases> = {
  answerMissing: (label) => `Preencha «${label}»`,
  answerRefused: (label) => `Verifique a resposta em «${label}»`,
  checkAnswers: 'Verifique as suas respostas',
  answersRefused: 'Algo não foi aceite. Reveja as respostas e envie-as de novo.',
  sendingForm: 'A enviar',
  formClosed: 'Este formulário está fechado de momento.',
  formRefused: 'De momento, este formulário não pode ser enviado a partir desta página.',
  tryAgainIn: (count) =>
    'Há muita gente ao mesmo tempo. Tente de novo dentro de ' +
    plural('pt', count, { one: `${count} segundo`, other: `${count} segundos` }) +
    '.',
  formOffline: 'Está sem ligação.',
  answersKept: 'As suas respostas continuam aqui.',
  unheard: 'Não tivemos resposta',
  unheardText:
    'As suas respostas podem ter chegado, mas a ligação caiu antes de o sabermos. Se as enviar de novo, podem chegar duas vezes.',
  sendAgain: 'Enviar de novo',
  doNotSend: 'Não enviar de novo',
  thanks: 'Obrigado',
  thanksText: 'As suas respostas chegaram.',
  checkInbox: 'Veja o seu e-\u2060mail',
  linkSent: (address) =>
    `Enviámos uma ligação${address ? ` para ${address}` : ''}. Abra-a para confirmar o seu e-\u2060mail.`,
  lookInSpam: 'Não chegou? Veja no spam ou peça outra mensagem.',
  resendEmail: 'Enviar outro e-mail',
  emailResent: 'Outro e-\u2060mail está a caminho.',
  emailFailed: 'Não conseguimos enviar-lhe um e-\u2060mail',
  emailFailedText: 'As suas respostas chegaram, mas o seu e-\u2060mail ainda não está confirmado.',
  onTheList: 'Está na lista',
  onTheListText: 'Não falta confirmar nada.',
  phoneUnconfirmed: 'O seu número ainda não está confirmado.',
  codeTitle: 'Confirme o seu número',
  codeSent: (hint) => `Enviámos um código por SMS${hint ? ` para ${hint}` : ''}.`,
  textSent: (hint) => `Enviámos um SMS${hint ? ` para ${hint}` : ''}.`,
  codeLabel: 'Código do SMS',
  confirmNumber: 'Confirmar número',
  resendCode: 'Enviar outro código',
  codeResent: 'Outro código está a caminho.',
  resendIn: (count) =>
    'Possível de novo dentro de ' +
    plural('pt', count, { one: `${count} segundo`, other: `${count} segundos` }) +
    '.',
  changeNumber: 'Mudar de número',
  newNumber: 'Número de telemóvel',
  textCode: 'Enviar-me um código',
  textedCodeMissing: 'Escreva o código do SMS',
  numberMissing: 'Escreva o seu número de telemóvel',
  wrongCode: 'Não é esse o código. Veja o SMS mais recente.',
  expiredCode: 'Esse código é demasiado antigo. Peça outro.',
  tooManyCodes: 'Demasiadas tentativas. Peça outro código daqui a pouco.',
  codeRefused: 'Esse código não foi aceite. Veja o SMS mais recente ou peça outro código.',
  codePassedOn: 'Entregámos o seu código. Se for o certo, o seu número está confirmado.',
  numberRefused: 'Esse número não foi aceite. Verifique-o e tente de novo.',
  signupUnknown:
    'Não foi possível a partir daqui. Para receber outra mensagem, recarregue a página e inscreva-se de novo.',
  numberConfirmed: 'O seu número está confirmado',
  phoneFailed: 'Não conseguimos enviar um SMS para o seu número.',
  phoneUnavailable: 'De momento não conseguimos enviar SMS.',
};
