import { checkout } from './pt/checkout.js';
import { form } from './pt/form.js';
import { merch } from './pt/merch.js';
import { tickets } from './pt/tickets.js';
import type { AllPhrases } from './phrases.js';
import { plural } from './plural.js';

export const phrases: AllPhrases = {
  loading: (what) => `A carregar: ${what}`,
  stillLoading: 'Isto está a demorar mais do que o habitual.',
  retry: 'Tentar de novo',
  notFound: 'De momento não há nada aqui.',
  unauthorized: 'Este conteúdo não está disponível nesta página de momento.',
  forbidden: 'Este site ainda não pode mostrar este conteúdo.',
  unreachable: 'Não foi possível contactar o festival. Verifique a ligação e tente de novo.',
  slow: 'A resposta está a demorar. Tente de novo daqui a pouco.',
  busy: (seconds) =>
    'Há muita gente ao mesmo tempo. Tente de novo ' +
    (seconds
      ? plural('pt', seconds, {
          one: 'daqui a 1 segundo.',
          other: `daqui a ${seconds} segundos.`,
        })
      : 'daqui a pouco.'),
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

  lineup: 'Cartaz',
  emptyLineup: 'O cartaz ainda é segredo.',
  emptyLineupHint: 'Os primeiros nomes vão aparecer aqui.',
  toBeAnnounced: 'A anunciar',
  headliners: 'Cabeças de cartaz',
  featured: 'Em destaque',
  setNote: 'Nota',
  b2b: 'b2b',
  backToBack: 'back to back com',
  setName: ({ act, stage, day, start, end }) => `${act}, ${stage}, ${day}, das ${start} às ${end}`,
  aboutArtist: (name) => `Sobre ${name}`,
  noPhoto: (name) => `Ainda não há foto de ${name}`,
  from: 'Origem',
  playsAt: 'Atua em',
  allSets: 'Todas as atuações',
  biography: 'Biografia',
  links: 'Ligações',
  website: 'Site',
  days: 'Dias',
  stages: 'Palcos',
  genres: 'Géneros',
  searchLineup: 'Pesquisar no cartaz',
  setCount: (shown, total) =>
    `${shown} de ${plural('pt', total, { one: `${total} atuação`, other: `${total} atuações` })}`,
  noSets: 'Nenhuma atuação corresponde.',
  clearFilters: 'Limpar filtros',
  removeFilter: (name) => `Remover filtro: ${name}`,
  favourite: (name) => `Favorito, ${name}`,
  isFavourite: 'favorito',
  myPlan: 'O meu plano',
  emptyPlan: 'O plano está vazio. Marque o que quer ver.',
  planNotKept: 'Este navegador não guarda o plano depois da visita.',
  clashesWith: (name, minutes) => `Coincide com ${name}, ${minutes} min`,
  clashCount: (count) =>
    plural('pt', count, { one: `${count} sobreposição`, other: `${count} sobreposições` }),
  view: 'Vista',
  poster: 'Póster',
  timetable: 'Horários',
  list: 'Lista',
  timesIn: (zone) => `Horas: ${zone}`,

  faq: 'Perguntas e respostas',
  emptyFaq: 'Ainda não há perguntas respondidas aqui.',
  showAll: 'Mostrar tudo',
  hideAll: 'Ocultar tudo',
  searchQuestions: 'Pesquisar nas perguntas',
  resultCount: (count) =>
    plural('pt', count, { one: `${count} resultado`, other: `${count} resultados` }),
  noResults: (query) => `Nada encontrado para «${query}».`,
  copyLink: 'Copiar ligação',
  linkCopied: 'Ligação copiada',
  table: 'Tabela',
  ...checkout,
  ...form,
  ...merch,
  ...tickets,
};
