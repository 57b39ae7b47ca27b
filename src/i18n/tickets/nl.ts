import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'Tickets',
  emptyTickets: 'De tickets komen eraan.',
  emptyTicketsHint: 'Er is nog niets te koop. Kom snel terug.',
  free: 'Gratis',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} reserveringskosten`,
  plusFee: 'plus reserveringskosten',
  soldOut: 'Uitverkocht',
  heldBack: 'Nu allemaal in andere mandjes. Er komen er misschien terug.',
  salesEnded: 'De verkoop is gesloten',
  notYetOnSale: 'Nog niet in de verkoop',
  onSaleAt: (when) => `In de verkoop op ${when}`,
  onSaleAfter: (release) => `In de verkoop zodra de verkoop van “${release}” is gesloten`,
  unlocked: 'Vrijgegeven met je code',
  ticketsLeft: (count) => `Nog ${count}`,
  perOrder: (least, most) =>
    most === undefined ? `Minstens ${least} per bestelling` : `${least} tot ${most} per bestelling`,
  payInParts: 'Of betaal in termijnen',
  quantityOf: (release) => `${release}, aantal`,
  addOne: (release) => `Eén ${release} erbij`,
  removeOne: (release) => `Eén ${release} eraf`,
  nothingChosen: 'Nog niets gekozen',
  ticketCount: (count) => plural('nl', count, { one: '1 ticket', other: `${count} tickets` }),
  estimate: (amount) => `ongeveer ${amount}`,
  estimateHint: 'Inclusief reserveringskosten. Een schatting tot je bestelt.',
  continueToPay: 'Verder',
  haveCode: 'Heb je een code?',
  mostPerOrder: (count) => `Hoogstens ${count} per bestelling`,
  leastPerOrder: (count) => `Minstens ${count} per bestelling`,
  onlyLeft: (count) => `Nog maar ${count}`,
  mostTogether: (count) =>
    plural('nl', count, {
      one: 'Hoogstens 1 ticket per bestelling',
      other: `Hoogstens ${count} tickets per bestelling`,
    }),
  chooseFirst: 'Kies eerst een ticket',
  code: 'Code',
  applyCode: 'Toepassen',
  removeCode: (code) => `${code} verwijderen`,
  codeApplied: (code) => `Code ${code} toegepast`,
  codeUnlocked: (releases) => `Vrijgegeven: ${releases}`,
  codeUnknown: 'Deze code kennen we niet. Controleer de spelling.',
  codeExpired: 'Deze code is niet meer geldig.',
  codeEarly: 'Deze code is nog niet geldig.',
  codeUsedUp: 'Deze code is op.',
  codeNothing: (code) =>
    `We hebben bij deze tickets niets gevonden voor ${code}. Controleer de spelling.`,
  codeWaits: (code) =>
    `We hebben nog niets gevonden voor ${code}. Verlaagt hij een prijs, dan zie je dat in je totaal.`,
  codeMissing: 'Typ eerst je code',
  nowCosts: (release, now, before) => `${release} kost nu ${now} in plaats van ${before}.`,
  nowGone: (release) => `${release} is niet meer te krijgen.`,
  nowOpen: (release) => `${release} is nu in de verkoop.`,
  nowFewer: (release, count) => `${release}: je keuze is nu ${count}.`,
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} per ticket` : 'Een aanbetaling');
    const payments = { one: '1 maandelijkse termijn', other: `${count} maandelijkse termijnen` };
    const then = count ? `, daarna ${plural('nl', count, payments)}` : '';
    return `${first} nu${then}${due ? ` op ${due}` : ''}.${by ? ` Alles betaald uiterlijk op ${by}.` : ''}`;
  },
  feeRule: (percent, each, least, most) =>
    `Reserveringskosten: ${percent} en ${each} per ticket` +
    (most ? `, hoogstens ${most} per ticket` : '') +
    (least ? `, minstens ${least} per bestelling.` : '.'),
  buyElsewhere: (host) => `Je betaalt bij ${host} en kiest daar nog een keer.`,
  goToShop: (host) => `Naar ${host}`,
  notSoldOnline: 'Deze tickets worden niet online verkocht. Vraag het de organisator.',
  demoPurchase:
    'Dit is een demonstratie: hier wordt niets verkocht. Op je eigen pagina leidt deze knop naar je ticketshop.',
  privacyOf: (organiser) => `Privacyverklaring van ${organiser}`,
  organiser: (name) => `Organisator: ${name}`,
};
