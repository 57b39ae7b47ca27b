import type { Languages } from '../texts.js';

/** Written by `npm run words -- --write`: the files of each language. */
export const languages: Languages = {
  ar: () => import('./ar.json'),
  cy: () => import('./cy.json'),
  da: () => import('./da.json'),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  it: () => import('./it.json'),
  ja: () => import('./ja.json'),
  nb: () => import('./nb.json'),
  nl: () => import('./nl.json'),
  pl: () => import('./pl.json'),
  pt: () => import('./pt.json'),
  sv: () => import('./sv.json'),
};
