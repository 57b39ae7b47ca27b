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
};
