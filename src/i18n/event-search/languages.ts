import type { Languages } from '../translate.js';

/** With the words of lists of events. */
export const languages: Languages = {
  ar: () => Promise.all([import('./ar.js'), import('../events/ar.js')]),
  cy: () => Promise.all([import('./cy.js'), import('../events/cy.js')]),
  da: () => Promise.all([import('./da.js'), import('../events/da.js')]),
  de: () => Promise.all([import('./de.js'), import('../events/de.js')]),
  es: () => Promise.all([import('./es.js'), import('../events/es.js')]),
  fr: () => Promise.all([import('./fr.js'), import('../events/fr.js')]),
  it: () => Promise.all([import('./it.js'), import('../events/it.js')]),
  ja: () => Promise.all([import('./ja.js'), import('../events/ja.js')]),
  nb: () => Promise.all([import('./nb.js'), import('../events/nb.js')]),
  nl: () => Promise.all([import('./nl.js'), import('../events/nl.js')]),
  pl: () => Promise.all([import('./pl.js'), import('../events/pl.js')]),
  pt: () => Promise.all([import('./pt.js'), import('../events/pt.js')]),
  sv: () => Promise.all([import('./sv.js'), import('../events/sv.js')]),
};
