import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

export const phrases: Partial<SchedulePhrases> = {
  isFavourite: 'Favorit',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitAll: 'Alles zeigen',
  goToStage: 'Zur Bühne',
  timesToCome: 'Uhrzeit folgt noch',
  onNow: 'Jetzt',
  upNext: 'Danach',
  jumpToNow: 'Zu jetzt springen',
  zoneNote: (zone) => `Alle Zeiten ${zone}`,
  until: (time) => `bis ${time}`,
  filters: 'Filter',
  skipLineup: 'Line-up überspringen',
  endOfLineup: 'Ende des Line-ups',
  freeTime: (duration) => `${duration} frei`,
  saveToCalendar: 'In den Kalender',
  calendarDownload: 'Kalenderdatei',
  share: 'Teilen',
  sharePlan: 'Meinen Plan teilen',
  printPlan: 'Drucken',
  shareCopied: 'Link kopiert',
  sharedPlan: (count) =>
    'Ein geteilter Plan: ' + plural('de', count, { one: '1 Set', other: `${count} Sets` }),
  saveSharedPlan: 'Zu meinem Plan',
  planSaved: 'In deinem Plan gespeichert',
  leaveSharedPlan: 'Diesen Plan schließen',
  playsWith: 'Spielt mit',
  setCount: (shown, total) =>
    `${shown} von ${plural('de', total, { one: '1 Set', other: `${total} Sets` })}`,
  noSets: 'Kein Set passt dazu.',
  clearFilters: 'Filter zurücksetzen',
  removeFilter: (name) => `Filter entfernen: ${name}`,
  favourite: (name) => `Favorit, ${name}`,
  myPlan: 'Mein Plan',
  emptyPlan: 'Der Plan ist noch leer. Favoriten erscheinen hier.',
  planNotKept: 'Dieser Browser behält den Plan nur bis zum Verlassen der Seite.',
  clashesWith: (name, minutes) => `Überschneidung mit ${name}, ${minutes} Min.`,
  clashCount: (count) =>
    plural('de', count, { one: '1 Überschneidung', other: `${count} Überschneidungen` }),
};
