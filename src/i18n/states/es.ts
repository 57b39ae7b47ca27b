import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

const inSeconds = (seconds: number) =>
  plural('es', seconds, { one: 'en un segundo.', other: `en ${seconds} segundos.` });

export const phrases: Partial<StatePhrases> = {
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
    `Hay mucha gente a la vez. Inténtalo de nuevo ${seconds ? inSeconds(seconds) : 'en un momento.'}`,
  retryIn: (seconds) =>
    `Hay mucha gente a la vez. Lo intentamos de nuevo automáticamente ${inSeconds(seconds)}`,
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
};
