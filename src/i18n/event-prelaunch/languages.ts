import type { FieldPhrases } from '../fields/phrases.js';
import type { SignupPhrases } from '../signup/phrases.js';
import type { Languages } from '../translate.js';
import type { PrelaunchPhrases } from './phrases.js';

export const languages: Languages<PrelaunchPhrases & SignupPhrases & FieldPhrases> = {
  ar: () => Promise.all([import('./ar.js'), import('../fields/ar.js'), import('../signup/ar.js')]),
  cy: () => Promise.all([import('./cy.js'), import('../fields/cy.js'), import('../signup/cy.js')]),
  da: () => Promise.all([import('./da.js'), import('../fields/da.js'), import('../signup/da.js')]),
  de: () => Promise.all([import('./de.js'), import('../fields/de.js'), import('../signup/de.js')]),
  es: () => Promise.all([import('./es.js'), import('../fields/es.js'), import('../signup/es.js')]),
  fr: () => Promise.all([import('./fr.js'), import('../fields/fr.js'), import('../signup/fr.js')]),
  it: () => Promise.all([import('./it.js'), import('../fields/it.js'), import('../signup/it.js')]),
  ja: () => Promise.all([import('./ja.js'), import('../fields/ja.js'), import('../signup/ja.js')]),
  nb: () => Promise.all([import('./nb.js'), import('../fields/nb.js'), import('../signup/nb.js')]),
  nl: () => Promise.all([import('./nl.js'), import('../fields/nl.js'), import('../signup/nl.js')]),
  pl: () => Promise.all([import('./pl.js'), import('../fields/pl.js'), import('../signup/pl.js')]),
  pt: () => Promise.all([import('./pt.js'), import('../fields/pt.js'), import('../signup/pt.js')]),
  sv: () => Promise.all([import('./sv.js'), import('../fields/sv.js'), import('../signup/sv.js')]),
};
