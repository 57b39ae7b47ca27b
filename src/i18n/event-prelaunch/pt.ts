import type { PrelaunchPhrases } from './phrases.js';

export const phrases: Partial<PrelaunchPhrases> = {
  prelaunch: 'Inscrição',
  noPrelaunch: 'De momento não há nada em que se inscrever.',
  prelaunchTitle: 'Saiba antes de todos',
  prelaunchEmail: 'E-mail',
  prelaunchName: 'Primeiro nome',
  prelaunchPhone: 'Número de telemóvel',
  prelaunchSend: 'Inscrever-me',
  privacyNotice: 'Aviso de privacidade',
  closesAt: (when) => `Inscrições até: ${when}`,
  prelaunchClosed: (when) => `Inscrições encerradas: ${when}`,
  salesOpen: (when) => `Bilhetes à venda: ${when}`,
  someConsentMissing: 'Assinale pelo menos uma das caixas; caso contrário não lhe podemos escrever',
  consentMissing: 'Assinale a caixa; caso contrário não lhe podemos escrever',
  consentOrNumberMissing:
    'Assinale a caixa ou indique um número; caso contrário não lhe podemos escrever',
  numberNeedsConsent: 'Assinale a caixa das mensagens SMS ou não indique o número',
  oneStepToGo: 'Só falta um passo',
  oneIsEnough: 'Confirme o e-\u2060mail ou o número: basta um dos dois.',
  addressConfirmed: 'O seu e-\u2060mail está confirmado.',
  changeAddress: 'Alterar o e-mail',
};
