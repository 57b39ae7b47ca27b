import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

export const phrases: Partial<SchedulePhrases> = {
  isFavourite: 'preferito',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fitAll: 'Mostra tutto',
  goToStage: 'Vai al palco',
  timesToCome: 'Orario da definire',
  onNow: 'Adesso',
  upNext: 'A seguire',
  jumpToNow: 'Vai ad adesso',
  zoneNote: (zone) => `Tutti gli orari: ${zone}`,
  until: (time) => `fino alle ${time}`,
  filters: 'Filtra',
  skipLineup: 'Salta la line-up',
  endOfLineup: 'Fine della line-up',
  freeTime: (duration) => `${duration} liberi`,
  saveToCalendar: 'Aggiungi al calendario',
  calendarDownload: 'File del calendario',
  share: 'Condividi',
  sharePlan: 'Condividi il mio programma',
  printPlan: 'Stampa',
  shareCopied: 'Link copiato',
  sharedPlan: (count) =>
    'Un programma condiviso con te: ' +
    plural('it', count, { one: '1 set', other: `${count} set` }),
  saveSharedPlan: 'Salva nel mio',
  planSaved: 'Salvato nel tuo programma',
  leaveSharedPlan: 'Chiudi questo programma',
  playsWith: 'Suona con',
  setCount: (shown, total) => `${shown} set su ${total}`,
  noSets: 'Nessun set corrisponde.',
  clearFilters: 'Azzera filtri',
  removeFilter: (name) => `Rimuovi filtro: ${name}`,
  favourite: (name) => `Preferito, ${name}`,
  myPlan: 'Il mio programma',
  emptyPlan: 'Il programma è vuoto. Segna i set da non perdere.',
  planNotKept: 'Questo browser non conserva il programma dopo la visita.',
  clashesWith: (name, minutes) => `In contemporanea con ${name}, ${minutes} min`,
  clashCount: (count) =>
    plural('it', count, { one: '1 sovrapposizione', other: `${count} sovrapposizioni` }),
};
