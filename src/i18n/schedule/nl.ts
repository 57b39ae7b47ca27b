import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

export const phrases: Partial<SchedulePhrases> = {
  isFavourite: 'favoriet',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fitAll: 'Alles tonen',
  goToStage: 'Naar podium',
  timesToCome: 'Tijd volgt nog',
  onNow: 'Nu',
  upNext: 'Straks',
  jumpToNow: 'Naar nu',
  zoneNote: (zone) => `Alle tijden ${zone}`,
  until: (time) => `tot ${time}`,
  filters: 'Filter',
  skipLineup: 'Line-up overslaan',
  endOfLineup: 'Einde van de line-up',
  freeTime: (duration) => `${duration} vrij`,
  saveToCalendar: 'Zet in agenda',
  calendarDownload: 'Agendabestand',
  share: 'Delen',
  sharePlan: 'Mijn planning delen',
  printPlan: 'Afdrukken',
  shareCopied: 'Link gekopieerd',
  sharedPlan: (count) =>
    'Een planning die met je is gedeeld: ' +
    plural('nl', count, { one: '1 set', other: `${count} sets` }),
  saveSharedPlan: 'Bewaar bij de mijne',
  planSaved: 'Bewaard in je planning',
  leaveSharedPlan: 'Sluit deze planning',
  playsWith: 'Speelt met',
  setCount: (shown, total) =>
    `${shown} van ${plural('nl', total, { one: '1 optreden', other: `${total} optredens` })}`,
  noSets: 'Geen enkel optreden past hierbij.',
  clearFilters: 'Filters wissen',
  removeFilter: (name) => `Filter verwijderen: ${name}`,
  favourite: (name) => `Favoriet, ${name}`,
  myPlan: 'Mijn plan',
  emptyPlan: 'Het plan is nog leeg. Favorieten verschijnen hier.',
  planNotKept: 'Deze browser bewaart het plan niet na dit bezoek.',
  clashesWith: (name, minutes) => `Overlapt met ${name}, ${minutes} min`,
  clashCount: (count) => plural('nl', count, { one: '1 overlap', other: `${count} overlappen` }),
};
