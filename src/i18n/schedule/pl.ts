import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

export const phrases: Partial<SchedulePhrases> = {
  isFavourite: 'ulubiony',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  fitAll: 'Pokaż wszystko',
  goToStage: 'Przejdź do sceny',
  timesToCome: 'Godzina wkrótce',
  onNow: 'Teraz',
  upNext: 'Następnie',
  jumpToNow: 'Przejdź do teraz',
  zoneNote: (zone) => `Wszystkie godziny: ${zone}`,
  until: (time) => `do ${time}`,
  filters: 'Filtruj',
  skipLineup: 'Pomiń program',
  endOfLineup: 'Koniec programu',
  movedFrom: (before) => `Zmiana, wcześniej: ${before}`,
  setMoved: (name, now) => `${name}, zmiana: ${now}.`,
  freeTime: (duration) => `${duration} wolnego`,
  saveToCalendar: 'Dodaj do kalendarza',
  calendarDownload: 'Plik kalendarza',
  share: 'Udostępnij',
  sharePlan: 'Udostępnij mój plan',
  printPlan: 'Drukuj',
  shareCopied: 'Skopiowano link',
  sharedPlan: (count) =>
    'Udostępniony plan: ' +
    plural('pl', count, {
      one: '1 występ',
      few: `${count} występy`,
      many: `${count} występów`,
      other: `${count} występu`,
    }),
  saveSharedPlan: 'Zapisz w moim',
  planSaved: 'Zapisano w twoim planie',
  leaveSharedPlan: 'Zamknij ten plan',
  playsWith: 'Gra z',
  setCount: (shown, total) =>
    `${shown} z ${plural('pl', total, { one: '1 koncertu', other: `${total} koncertów` })}`,
  noSets: 'Żaden koncert nie pasuje.',
  clearSearch: 'Wyczyść wyszukiwanie',
  clearFilters: 'Wyczyść filtry',
  removeFilter: (name) => `Usuń filtr: ${name}`,
  favourite: (name) => `Ulubione, ${name}`,
  myPlan: 'Mój plan',
  emptyPlan: 'Plan jest pusty. Zaznacz koncerty, które chcesz zobaczyć.',
  planNotKept: 'Ta przeglądarka nie zachowa planu po opuszczeniu strony.',
  clashesWith: (name, minutes) => `Koliduje z: ${name}, ${minutes} min`,
  clashCount: (count) =>
    plural('pl', count, {
      one: '1 kolizja',
      few: `${count} kolizje`,
      many: `${count} kolizji`,
      other: `${count} kolizji`,
    }),
};
