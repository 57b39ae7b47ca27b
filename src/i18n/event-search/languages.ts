import type { Languages } from '../translate.js';

/** With the words of lists of events. */
export const languages: Languages = {
  ar: () => Promise.all([import('./ar.js'), import('../events/ar.js')]),
  de: () => Promise.all([import('./de.js'), import('../events/de.js')]),
  es: () => Promise.all([import('./es.js'), import('../events/es.js')]),
  fr: () => Promise.all([import('./fr.js'), import('../events/fr.js')]),
  it: () => Promise.all([import('./it.js'), import('../events/it.js')]),
  nl: () => Promise.all([import('./nl.js'), import('../events/nl.js')]),
  pl: () => Promise.all([import('./pl.js'), import('../events/pl.js')]),
  pt: () => Promise.all([import('./pt.js'), import('../events/pt.js')]),
};
