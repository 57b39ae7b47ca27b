import { plural } from '../plural.js';
import type { SchedulePhrases } from './phrases.js';

export const phrases: Partial<SchedulePhrases> = {
  isFavourite: 'favorito',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  fitAll: 'Ver todo',
  goToStage: 'Ir al escenario',
  timesToCome: 'Hora por confirmar',
  onNow: 'Ahora',
  upNext: 'A continuación',
  jumpToNow: 'Ir a ahora',
  zoneNote: (zone) => `Todas las horas: ${zone}`,
  until: (time) => `hasta las ${time}`,
  filters: 'Filtrar',
  skipLineup: 'Saltar el cartel',
  endOfLineup: 'Fin del cartel',
  movedFrom: (before) => `Cambio, antes: ${before}`,
  setMoved: (name, now) => `${name} ha cambiado: ${now}.`,
  freeTime: (duration) => `${duration} libre`,
  saveToCalendar: 'Añadir al calendario',
  calendarDownload: 'Archivo de calendario',
  share: 'Compartir',
  sharePlan: 'Compartir mi plan',
  printPlan: 'Imprimir',
  shareCopied: 'Enlace copiado',
  sharedPlan: (count) =>
    'Un plan compartido contigo: ' +
    plural('es', count, { one: '1 actuación', other: `${count} actuaciones` }),
  saveSharedPlan: 'Guardar en el mío',
  planSaved: 'Guardado en tu plan',
  leaveSharedPlan: 'Cerrar este plan',
  playsWith: 'Toca con',
  setCount: (shown, total) =>
    `${shown} de ${plural('es', total, { one: '1 actuación', other: `${total} actuaciones` })}`,
  noSets: 'Ninguna actuación coincide.',
  clearSearch: 'Borrar la búsqueda',
  clearFilters: 'Borrar filtros',
  removeFilter: (name) => `Quitar filtro: ${name}`,
  favourite: (name) => `Favorito, ${name}`,
  myPlan: 'Mi plan',
  emptyPlan: 'Tu plan está vacío. Marca lo que quieres ver.',
  planNotKept: 'Este navegador no guarda tu plan cuando sales de la página.',
  clashesWith: (name, minutes) => `Coincide con ${name}, ${minutes} min`,
  clashCount: (count) =>
    plural('es', count, { one: '1 coincidencia', other: `${count} coincidencias` }),
};
