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
};
