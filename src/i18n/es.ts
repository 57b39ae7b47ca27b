import { checkout } from './es/checkout.js';
import { form } from './es/form.js';
import { merch } from './es/merch.js';
import { tickets } from './es/tickets.js';
import type { AllPhrases } from './phrases.js';
import { plural } from './plural.js';

export const phrases: AllPhrases = {
  loading: (what) => `Cargando: ${what}`,
  stillLoading: 'Esto tarda más de lo habitual.',
  retry: 'Reintentar',
  notFound: 'Aquí no hay nada por ahora.',
  unauthorized: 'Este contenido no está disponible en esta página por ahora.',
  forbidden: 'Este sitio web todavía no puede mostrar este contenido.',
  unreachable:
    'No se ha podido contactar con el festival. Revisa tu conexión e inténtalo de nuevo.',
  slow: 'La respuesta tarda demasiado. Inténtalo de nuevo en un momento.',
  busy: (seconds) =>
    'Hay mucha gente a la vez. Inténtalo de nuevo ' +
    (seconds
      ? plural('es', seconds, { one: 'en un segundo.', other: `en ${seconds} segundos.` })
      : 'en un momento.'),
  trouble: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
  unreadable: 'La respuesta recibida no se puede leer. Inténtalo de nuevo en un momento.',
  missingSettings: (names) => `Para la organización: indica ${names}.`,
  secretKey: 'Para la organización: esta clave es secreta. Quítala de la página y cámbiala.',
  stale: (time) => `Última actualización: ${time}. Ahora mismo no se ha podido actualizar.`,
  offline: 'Estás sin conexión. Lo intentaremos en cuanto vuelva.',
  offlineSince: (time) => `Estás sin conexión. Contenido de: ${time}.`,
  updated: (date) => `Actualizado: ${date}`,
  demo: 'Datos de prueba',
  demoTitle: 'Contenido inventado para probar. Nada de esto es real.',
  close: 'Cerrar',
  opensInNewTab: '(se abre en otra pestaña)',

  lineup: 'Cartel',
  emptyLineup: 'El cartel sigue siendo un secreto.',
  emptyLineupHint: 'Los primeros nombres aparecerán aquí.',
  toBeAnnounced: 'Por anunciar',
  headliners: 'Cabezas de cartel',
  featured: 'Destacado',
  setNote: 'Nota',
  b2b: 'b2b',
  backToBack: 'mano a mano con',
  setName: ({ act, stage, day, start, end }) => `${act}, ${stage}, ${day}, de ${start} a ${end}`,
  aboutArtist: (name) => `Sobre ${name}`,
  noPhoto: (name) => `Aún no hay foto de ${name}`,
  from: 'Procedencia',
  playsAt: 'Actúa en',
  allSets: 'Todas las actuaciones',
  biography: 'Biografía',
  links: 'Enlaces',
  website: 'Sitio web',
  days: 'Días',
  stages: 'Escenarios',
  genres: 'Géneros',
  searchLineup: 'Buscar en el cartel',
  setCount: (shown, total) =>
    `${shown} de ${plural('es', total, { one: '1 actuación', other: `${total} actuaciones` })}`,
  noSets: 'Ninguna actuación coincide.',
  clearFilters: 'Borrar filtros',
  removeFilter: (name) => `Quitar filtro: ${name}`,
  favourite: (name) => `Favorito, ${name}`,
  isFavourite: 'favorito',
  myPlan: 'Mi plan',
  emptyPlan: 'Tu plan está vacío. Marca lo que quieres ver.',
  planNotKept: 'Este navegador no guarda tu plan cuando sales de la página.',
  clashesWith: (name, minutes) => `Coincide con ${name}, ${minutes} min`,
  clashCount: (count) =>
    plural('es', count, { one: '1 coincidencia', other: `${count} coincidencias` }),
  view: 'Vista',
  poster: 'Póster',
  timetable: 'Horarios',
  list: 'Lista',
  timesIn: (zone) => `Horas: ${zone}`,

  faq: 'Preguntas y respuestas',
  emptyFaq: 'Aquí todavía no hay preguntas respondidas.',
  showAll: 'Mostrar todo',
  hideAll: 'Ocultar todo',
  searchQuestions: 'Buscar en las preguntas',
  resultCount: (count) => plural('es', count, { one: '1 resultado', other: `${count} resultados` }),
  noResults: (query) => `No hay resultados para «${query}».`,
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  table: 'Tabla',
  ...checkout,
  ...form,
  ...merch,
  ...tickets,
};
