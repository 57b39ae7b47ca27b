import type { Languages } from '../translate.js';
import type { NeighbourPhrases } from './phrases.js';

export const languages: Languages<NeighbourPhrases> = {
  ar: () => import('./ar.js'),
  cy: () => import('./cy.js'),
  da: () => import('./da.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
  ja: () => import('./ja.js'),
  nb: () => import('./nb.js'),
  nl: () => import('./nl.js'),
  pl: () => import('./pl.js'),
  pt: () => import('./pt.js'),
  sv: () => import('./sv.js'),
};
