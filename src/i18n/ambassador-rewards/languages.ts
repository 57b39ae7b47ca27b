import type { FieldPhrases } from '../fields/phrases.js';
import type { Languages } from '../translate.js';
import type { RewardPhrases } from './phrases.js';

export const languages: Languages<RewardPhrases & FieldPhrases> = {
  ar: () => Promise.all([import('./ar.js'), import('../fields/ar.js')]),
  cy: () => Promise.all([import('./cy.js'), import('../fields/cy.js')]),
  da: () => Promise.all([import('./da.js'), import('../fields/da.js')]),
  de: () => Promise.all([import('./de.js'), import('../fields/de.js')]),
  es: () => Promise.all([import('./es.js'), import('../fields/es.js')]),
  fr: () => Promise.all([import('./fr.js'), import('../fields/fr.js')]),
  it: () => Promise.all([import('./it.js'), import('../fields/it.js')]),
  ja: () => Promise.all([import('./ja.js'), import('../fields/ja.js')]),
  nb: () => Promise.all([import('./nb.js'), import('../fields/nb.js')]),
  nl: () => Promise.all([import('./nl.js'), import('../fields/nl.js')]),
  pl: () => Promise.all([import('./pl.js'), import('../fields/pl.js')]),
  pt: () => Promise.all([import('./pt.js'), import('../fields/pt.js')]),
  sv: () => Promise.all([import('./sv.js'), import('../fields/sv.js')]),
};
