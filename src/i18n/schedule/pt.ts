import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

export const phrases: Partial<SchedulePhrases> = {
  isFavourite: 'favorito',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  fitAll: 'Ver tudo',
  goToStage: 'Ir para o palco',
  timesToCome: 'Hora a anunciar',
  onNow: 'Agora',
  upNext: 'A seguir',
  jumpToNow: 'Ir para agora',
  zoneNote: (zone) => `Todos os horários: ${zone}`,
  until: (time) => `até ${time}`,
  filters: 'Filtrar',
  skipLineup: 'Saltar o cartaz',
  endOfLineup: 'Fim do cartaz',
  movedFrom: (before) => `Mudou, antes: ${before}`,
  setMoved: (name, now) => `${name} mudou: ${now}.`,
  freeTime: (duration) => `${duration} livre`,
  saveToCalendar: 'Adicionar ao calendário',
  calendarDownload: 'Ficheiro de calendário',
  share: 'Partilhar',
  sharePlan: 'Partilhar o meu plano',
  printPlan: 'Imprimir',
  shareCopied: 'Link copiado',
  sharedPlan: (count) =>
    'Um plano partilhado consigo: ' +
    plural('pt', count, { one: '1 atuação', other: `${count} atuações` }),
  saveSharedPlan: 'Guardar no meu',
  planSaved: 'Guardado no seu plano',
  leaveSharedPlan: 'Fechar este plano',
  playsWith: 'Toca com',
  setCount: (shown, total) =>
    `${shown} de ${plural('pt', total, { one: `${total} atuação`, other: `${total} atuações` })}`,
  noSets: 'Nenhuma atuação corresponde.',
  clearSearch: 'Limpar pesquisa',
  clearFilters: 'Limpar filtros',
  removeFilter: (name) => `Remover filtro: ${name}`,
  favourite: (name) => `Favorito, ${name}`,
  myPlan: 'O meu plano',
  emptyPlan: 'O plano está vazio. Marque o que quer ver.',
  planNotKept: 'Este navegador não guarda o plano depois da visita.',
  clashesWith: (name, minutes) => `Coincide com ${name}, ${minutes} min`,
  clashCount: (count) =>
    plural('pt', count, { one: `${count} sobreposição`, other: `${count} sobreposições` }),
};
