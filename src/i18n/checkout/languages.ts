import type { Languages } from '../texts.js';

/** Written by `npm run words -- --write`: the files of each language. */
export const languages: Languages = {
  ar: () =>
    Promise.all([import('../tickets/ar.json'), import('./ar.json'), import('../fields/ar.json')]),
  cy: () =>
    Promise.all([import('../tickets/cy.json'), import('./cy.json'), import('../fields/cy.json')]),
  da: () =>
    Promise.all([import('../tickets/da.json'), import('./da.json'), import('../fields/da.json')]),
  de: () =>
    Promise.all([import('../tickets/de.json'), import('./de.json'), import('../fields/de.json')]),
  es: () =>
    Promise.all([import('../tickets/es.json'), import('./es.json'), import('../fields/es.json')]),
  fr: () =>
    Promise.all([import('../tickets/fr.json'), import('./fr.json'), import('../fields/fr.json')]),
  it: () =>
    Promise.all([import('../tickets/it.json'), import('./it.json'), import('../fields/it.json')]),
  ja: () =>
    Promise.all([import('../tickets/ja.json'), import('./ja.json'), import('../fields/ja.json')]),
  nb: () =>
    Promise.all([import('../tickets/nb.json'), import('./nb.json'), import('../fields/nb.json')]),
  nl: () =>
    Promise.all([import('../tickets/nl.json'), import('./nl.json'), import('../fields/nl.json')]),
  pl: () =>
    Promise.all([import('../tickets/pl.json'), import('./pl.json'), import('../fields/pl.json')]),
  pt: () =>
    Promise.all([import('../tickets/pt.json'), import('./pt.json'), import('../fields/pt.json')]),
  sv: () =>
    Promise.all([import('../tickets/sv.json'), import('./sv.json'), import('../fields/sv.json')]),
};
