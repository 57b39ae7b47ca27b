import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

const inSeconds = (seconds: number) =>
  plural('pt', seconds, { one: 'daqui a 1 segundo.', other: `daqui a ${seconds} segundos.` });

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `A carregar: ${what}`,
  stillLoading: 'Isto está a demorar mais do que o habitual.',
  retry: 'Tentar de novo',
  notFound: 'De momento não há nada aqui.',
  unauthorized: 'Este conteúdo não está disponível nesta página de momento.',
  forbidden: 'Este site ainda não pode mostrar este conteúdo.',
  unreachable: 'Não foi possível contactar o festival. Verifique a ligação e tente de novo.',
  slow: 'A resposta está a demorar. Tente de novo daqui a pouco.',
  busy: (seconds) =>
    `Há muita gente ao mesmo tempo. Tente de novo ${seconds ? inSeconds(seconds) : 'daqui a pouco.'}`,
  retryIn: (seconds) =>
    `Há muita gente ao mesmo tempo. Voltamos a tentar automaticamente ${inSeconds(seconds)}`,
  trouble: 'Algo correu mal do nosso lado. Tente de novo daqui a pouco.',
  unreadable: 'A resposta recebida não é legível. Tente de novo daqui a pouco.',
  missingSettings: (names) => `Para a organização: indique ${names}.`,
  secretKey: 'Para a organização: esta chave é secreta. Retire-a da página e substitua-a.',
  stale: (time) => `Última atualização: ${time}. De momento não foi possível atualizar.`,
  offline: 'Sem ligação. Tentaremos de novo assim que voltar.',
  offlineSince: (time) => `Sem ligação. Conteúdo de: ${time}.`,
  updated: (date) => `Atualizado: ${date}`,
  demo: 'Dados de teste',
  demoTitle: 'Conteúdo inventado para experimentar. Nada disto é real.',
  close: 'Fechar',
  opensInNewTab: '(abre num novo separador)',
};
