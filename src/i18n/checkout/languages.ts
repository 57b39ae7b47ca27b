import type { FieldPhrases } from '../fields/phrases.js';
import type { TicketPhrases } from '../tickets/phrases.js';
import type { Languages } from '../translate.js';
import type { CheckoutPhrases } from './phrases.js';

/** With those of the tickets, in whose place they come. */
export const languages: Languages<TicketPhrases & CheckoutPhrases & FieldPhrases> = {
  ar: () => Promise.all([import('../tickets/ar.js'), import('./ar.js'), import('../fields/ar.js')]),
  cy: () => Promise.all([import('../tickets/cy.js'), import('./cy.js'), import('../fields/cy.js')]),
  da: () => Promise.all([import('../tickets/da.js'), import('./da.js'), import('../fields/da.js')]),
  de: () => Promise.all([import('../tickets/de.js'), import('./de.js'), import('../fields/de.js')]),
  es: () => Promise.all([import('../tickets/es.js'), import('./es.js'), import('../fields/es.js')]),
  fr: () => Promise.all([import('../tickets/fr.js'), import('./fr.js'), import('../fields/fr.js')]),
  it: () => Promise.all([import('../tickets/it.js'), import('./it.js'), import('../fields/it.js')]),
  ja: () => Promise.all([import('../tickets/ja.js'), import('./ja.js'), import('../fields/ja.js')]),
  nb: () => Promise.all([import('../tickets/nb.js'), import('./nb.js'), import('../fields/nb.js')]),
  nl: () => Promise.all([import('../tickets/nl.js'), import('./nl.js'), import('../fields/nl.js')]),
  pl: () => Promise.all([import('../tickets/pl.js'), import('./pl.js'), import('../fields/pl.js')]),
  pt: () => Promise.all([import('../tickets/pt.js'), import('./pt.js'), import('../fields/pt.js')]),
  sv: () => Promise.all([import('../tickets/sv.js'), import('./sv.js'), import('../fields/sv.js')]),
};
