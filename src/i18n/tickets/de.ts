import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'Tickets',
  emptyTickets: 'Tickets gibt es bald.',
  emptyTicketsHint: 'Noch ist nichts im Verkauf. Schau bald wieder vorbei.',
  free: 'Kostenlos',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} Buchungsgebühr`,
  plusFee: 'zuzüglich Buchungsgebühr',
  soldOut: 'Ausverkauft',
  heldBack: 'Gerade alle in anderen Warenkörben. Vielleicht werden welche wieder frei.',
  salesEnded: 'Der Verkauf ist beendet',
  notYetOnSale: 'Noch nicht im Verkauf',
  onSaleAt: (when) => `Im Verkauf ab ${when}`,
  onSaleAfter: (release) => `Erhältlich, sobald der Verkauf von „${release}“ endet`,
  unlocked: 'Mit deinem Code freigeschaltet',
  ticketsLeft: (count) => `Noch ${count}`,
  perOrder: (least, most) =>
    most === undefined
      ? `Mindestens ${least} pro Bestellung`
      : `${least} bis ${most} pro Bestellung`,
  payInParts: 'Oder in Raten zahlen',
  quantityOf: (release) => `${release}, Anzahl`,
  addOne: (release) => `${release} hinzufügen`,
  removeOne: (release) => `${release} entfernen`,
  nothingChosen: 'Noch nichts gewählt',
  ticketCount: (count) => plural('de', count, { one: '1 Ticket', other: `${count} Tickets` }),
  estimate: (amount) => `etwa ${amount}`,
  estimateHint: 'Mit Buchungsgebühr. Der endgültige Preis steht mit der Bestellung fest.',
  continueToPay: 'Weiter',
  haveCode: 'Hast du einen Code?',
  mostPerOrder: (count) => `Höchstens ${count} pro Bestellung`,
  leastPerOrder: (count) => `Mindestens ${count} pro Bestellung`,
  onlyLeft: (count) => `Nur noch ${count} da`,
  mostTogether: (count) =>
    plural('de', count, {
      one: 'Höchstens 1 Ticket pro Bestellung',
      other: `Höchstens ${count} Tickets pro Bestellung`,
    }),
  chooseFirst: 'Bitte zuerst ein Ticket wählen',
  code: 'Code',
  applyCode: 'Einlösen',
  removeCode: (code) => `${code} entfernen`,
  codeApplied: (code) => `Code ${code} eingelöst`,
  codeUnlocked: (releases) => `Freigeschaltet: ${releases}`,
  codeUnknown: 'Diesen Code kennen wir nicht. Stimmt die Schreibweise?',
  codeExpired: 'Dieser Code gilt nicht mehr.',
  codeEarly: 'Dieser Code gilt noch nicht.',
  codeUsedUp: 'Dieser Code ist aufgebraucht.',
  codeNothing: (code) =>
    `Für ${code} haben wir bei diesen Tickets nichts gefunden. Stimmt die Schreibweise?`,
  codeWaits: (code) =>
    `Für ${code} haben wir noch nichts gefunden. Senkt er einen Preis, zeigt es deine Summe.`,
  codeMissing: 'Bitte zuerst einen Code eingeben',
  nowCosts: (release, now, before) => `${release} kostet jetzt ${now} statt ${before}.`,
  nowGone: (release) => `${release} ist nicht mehr zu haben.`,
  nowOpen: (release) => `${release} ist jetzt im Verkauf.`,
  nowFewer: (release, count) => `${release}: deine Auswahl ist jetzt ${count}.`,
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} pro Ticket` : 'Eine Anzahlung');
    const rates = { one: '1 Monatsrate', other: `${count} Monatsraten` };
    const then = count ? `, dann ${plural('de', count, rates)}` : '';
    return `${first} sofort${then}${due ? ` am ${due}` : ''}.${by ? ` Alles bezahlt bis ${by}.` : ''}`;
  },
  feeRule: (percent, each, least, most) =>
    `Buchungsgebühr: ${percent} und ${each} pro Ticket` +
    (most ? `, höchstens ${most} pro Ticket` : '') +
    (least ? `, mindestens ${least} pro Bestellung.` : '.'),
  buyElsewhere: (host) => `Du zahlst bei ${host} und wählst dort noch einmal.`,
  goToShop: (host) => `Zu ${host}`,
  notSoldOnline: 'Diese Tickets gibt es nicht online. Bitte frag den Veranstalter.',
  demoPurchase:
    'Dies ist eine Demo, hier wird nichts verkauft. Auf deiner eigenen Seite führt dieser Knopf zu deinem Ticketshop.',
  privacyOf: (organiser) => `Datenschutzhinweise von ${organiser}`,
  organiser: (name) => `Veranstalter: ${name}`,
};
