import type { Languages } from '../texts.js';

/** Written by `npm run words -- --write`: the files of each language. */
export const languages: Languages = {
  ar: () => Promise.all([import('./ar.json'), import('../fields/ar.json')]),
  cy: () => Promise.all([import('./cy.json'), import('../fields/cy.json')]),
  da: () => Promise.all([import('./da.json'), import('../fields/da.json')]),
  de: () => Promise.all([import('./de.json'), import('../fields/de.json')]),
  es: () => Promise.all([import('./es.json'), import('../fields/es.json')]),
  fr: () => Promise.all([import('./fr.json'), import('../fields/fr.json')]),
  it: () => Promise.all([import('./it.json'), import('../fields/it.json')]),
  ja: () => Promise.all([import('./ja.json'), import('../fields/ja.json')]),
  nb: () => Promise.all([import('./nb.json'), import('../fields/nb.json')]),
  nl: () => Promise.all([import('./nl.json'), import('../fields/nl.json')]),
  pl: () => Promise.all([import('./pl.json'), import('../fields/pl.json')]),
  pt: () => Promise.all([import('./pt.json'), import('../fields/pt.json')]),
  sv: () => Promise.all([import('./sv.json'), import('../fields/sv.json')]),
};
