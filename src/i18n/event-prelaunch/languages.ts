import type { Languages } from '../texts.js';

/** Written by `npm run words -- --write`: the files of each language. */
export const languages: Languages = {
  ar: () =>
    Promise.all([import('./ar.json'), import('../fields/ar.json'), import('../signup/ar.json')]),
  cy: () =>
    Promise.all([import('./cy.json'), import('../fields/cy.json'), import('../signup/cy.json')]),
  da: () =>
    Promise.all([import('./da.json'), import('../fields/da.json'), import('../signup/da.json')]),
  de: () =>
    Promise.all([import('./de.json'), import('../fields/de.json'), import('../signup/de.json')]),
  es: () =>
    Promise.all([import('./es.json'), import('../fields/es.json'), import('../signup/es.json')]),
  fr: () =>
    Promise.all([import('./fr.json'), import('../fields/fr.json'), import('../signup/fr.json')]),
  it: () =>
    Promise.all([import('./it.json'), import('../fields/it.json'), import('../signup/it.json')]),
  ja: () =>
    Promise.all([import('./ja.json'), import('../fields/ja.json'), import('../signup/ja.json')]),
  nb: () =>
    Promise.all([import('./nb.json'), import('../fields/nb.json'), import('../signup/nb.json')]),
  nl: () =>
    Promise.all([import('./nl.json'), import('../fields/nl.json'), import('../signup/nl.json')]),
  pl: () =>
    Promise.all([import('./pl.json'), import('../fields/pl.json'), import('../signup/pl.json')]),
  pt: () =>
    Promise.all([import('./pt.json'), import('../fields/pt.json'), import('../signup/pt.json')]),
  sv: () =>
    Promise.all([import('./sv.json'), import('../fields/sv.json'), import('../signup/sv.json')]),
};
