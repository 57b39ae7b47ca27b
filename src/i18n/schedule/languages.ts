import type { Languages } from '../texts.js';

/** Written by `npm run words -- --write`: the files of each language. */
export const languages: Languages = {
  ar: () => Promise.all([import('../lineup/ar.json'), import('./ar.json')]),
  cy: () => Promise.all([import('../lineup/cy.json'), import('./cy.json')]),
  da: () => Promise.all([import('../lineup/da.json'), import('./da.json')]),
  de: () => Promise.all([import('../lineup/de.json'), import('./de.json')]),
  es: () => Promise.all([import('../lineup/es.json'), import('./es.json')]),
  fr: () => Promise.all([import('../lineup/fr.json'), import('./fr.json')]),
  it: () => Promise.all([import('../lineup/it.json'), import('./it.json')]),
  ja: () => Promise.all([import('../lineup/ja.json'), import('./ja.json')]),
  nb: () => Promise.all([import('../lineup/nb.json'), import('./nb.json')]),
  nl: () => Promise.all([import('../lineup/nl.json'), import('./nl.json')]),
  pl: () => Promise.all([import('../lineup/pl.json'), import('./pl.json')]),
  pt: () => Promise.all([import('../lineup/pt.json'), import('./pt.json')]),
  sv: () => Promise.all([import('../lineup/sv.json'), import('./sv.json')]),
};
