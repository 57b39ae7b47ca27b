import type { LineupPhrases } from '../lineup/phrases.js';
import type { Languages } from '../translate.js';
import type { SchedulePhrases } from './phrases.js';

/** With those of the first paint, in whose place they come. */
export const languages: Languages<LineupPhrases & SchedulePhrases> = {
  ar: () => Promise.all([import('../lineup/ar.js'), import('./ar.js')]),
  cy: () => Promise.all([import('../lineup/cy.js'), import('./cy.js')]),
  da: () => Promise.all([import('../lineup/da.js'), import('./da.js')]),
  de: () => Promise.all([import('../lineup/de.js'), import('./de.js')]),
  es: () => Promise.all([import('../lineup/es.js'), import('./es.js')]),
  fr: () => Promise.all([import('../lineup/fr.js'), import('./fr.js')]),
  it: () => Promise.all([import('../lineup/it.js'), import('./it.js')]),
  ja: () => Promise.all([import('../lineup/ja.js'), import('./ja.js')]),
  nb: () => Promise.all([import('../lineup/nb.js'), import('./nb.js')]),
  nl: () => Promise.all([import('../lineup/nl.js'), import('./nl.js')]),
  pl: () => Promise.all([import('../lineup/pl.js'), import('./pl.js')]),
  pt: () => Promise.all([import('../lineup/pt.js'), import('./pt.js')]),
  sv: () => Promise.all([import('../lineup/sv.js'), import('./sv.js')]),
};
