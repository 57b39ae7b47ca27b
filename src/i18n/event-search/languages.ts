import type { Languages } from '../texts.js';

/** Written by `npm run words -- --write`: the files of each language. */
export const languages: Languages = {
  ar: () => Promise.all([import('./ar.json'), import('../events/ar.json')]),
  cy: () => Promise.all([import('./cy.json'), import('../events/cy.json')]),
  da: () => Promise.all([import('./da.json'), import('../events/da.json')]),
  de: () => Promise.all([import('./de.json'), import('../events/de.json')]),
  es: () => Promise.all([import('./es.json'), import('../events/es.json')]),
  fr: () => Promise.all([import('./fr.json'), import('../events/fr.json')]),
  it: () => Promise.all([import('./it.json'), import('../events/it.json')]),
  ja: () => Promise.all([import('./ja.json'), import('../events/ja.json')]),
  nb: () => Promise.all([import('./nb.json'), import('../events/nb.json')]),
  nl: () => Promise.all([import('./nl.json'), import('../events/nl.json')]),
  pl: () => Promise.all([import('./pl.json'), import('../events/pl.json')]),
  pt: () => Promise.all([import('./pt.json'), import('../events/pt.json')]),
  sv: () => Promise.all([import('./sv.json'), import('../events/sv.json')]),
};
