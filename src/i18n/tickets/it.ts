import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'Biglietti',
  emptyTickets: 'I biglietti stanno arrivando.',
  emptyTicketsHint: 'Non c’è ancora niente in vendita. Torna presto.',
  free: 'Gratis',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} di\u00a0prevendita`,
  plusFee: 'più prevendita',
  soldOut: 'Esaurito',
  heldBack: 'Al momento sono tutti in altri carrelli. Qualcuno potrebbe tornare.',
  salesEnded: 'La vendita è terminata',
  notYetOnSale: 'Non ancora in vendita',
  onSaleAt: (when) => `In vendita dal ${when}`,
  onSaleAfter: (release) => `In vendita quando termina la vendita di «${release}»`,
  unlocked: 'Sbloccato dal tuo codice',
  ticketsLeft: (count) =>
    plural('it', count, { one: `Ne resta ${count}`, other: `Ne restano ${count}` }),
  perOrder: (least, most) =>
    most === undefined ? `Almeno ${least} per ordine` : `Da ${least} a ${most} per ordine`,
  payInParts: 'Oppure paga a rate',
  quantityOf: (release) => `${release}, quantità`,
  addOne: (release) => `Aggiungi un biglietto ${release}`,
  removeOne: (release) => `Togli un biglietto ${release}`,
  nothingChosen: 'Niente di scelto',
  ticketCount: (count) =>
    plural('it', count, { one: `${count} biglietto`, other: `${count} biglietti` }),
  estimate: (amount) => `circa ${amount}`,
  estimateHint: 'Prevendita compresa. È una stima fino all’ordine.',
  continueToPay: 'Continua',
  haveCode: 'Hai un codice?',
  mostPerOrder: (count) => `Al massimo ${count} per ordine`,
  leastPerOrder: (count) => `Almeno ${count} per ordine`,
  onlyLeft: (count) =>
    plural('it', count, { one: `Ne resta solo ${count}`, other: `Ne restano solo ${count}` }),
  mostTogether: (count) =>
    plural('it', count, {
      one: `Al massimo ${count} biglietto per ordine`,
      other: `Al massimo ${count} biglietti per ordine`,
    }),
  chooseFirst: 'Scegli prima un biglietto',
  code: 'Codice',
  applyCode: 'Applica',
  removeCode: (code) => `Togli ${code}`,
  codeApplied: (code) => `Codice ${code} applicato`,
  codeUnlocked: (releases) => `Sbloccato: ${releases}`,
  codeUnknown: 'Non conosciamo questo codice. Controlla come è scritto.',
  codeExpired: 'Questo codice non è più valido.',
  codeEarly: 'Questo codice non è ancora valido.',
  codeUsedUp: 'Questo codice è esaurito.',
  codeNothing: (code) =>
    `Per ${code} non abbiamo trovato nulla con questi biglietti. Controlla come è scritto.`,
  codeWaits: (code) =>
    `Per ${code} non abbiamo ancora trovato nulla. Se abbassa un prezzo, lo mostra il tuo totale.`,
  codeMissing: 'Scrivi prima il codice',
  nowCosts: (release, now, before) => `${release} ora costa ${now} invece di ${before}.`,
  nowGone: (release) => `${release} non è più disponibile.`,
  nowOpen: (release) => `${release} è ora in vendita.`,
  nowFewer: (release, count) => `${release}: la tua scelta ora è ${count}.`,
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} a biglietto` : 'Un acconto');
    const payments = { one: '1 rata mensile', other: `${count} rate mensili` };
    const then = count ? `, poi ${plural('it', count, payments)}` : '';
    return `${first} subito${then}${due ? ` (${due})` : ''}.${by ? ` Saldo al più tardi: ${by}.` : ''}`;
  },
  feeRule: (percent, each, least, most) =>
    `Prevendita: ${percent} e ${each} per biglietto` +
    (most ? `, al massimo ${most} per biglietto` : '') +
    (least ? `, almeno ${least} per ordine.` : '.'),
  buyElsewhere: (host) => `Paghi su ${host}, dove scegli ancora una volta.`,
  goToShop: (host) => `Vai su ${host}`,
  notSoldOnline: 'Questi biglietti non si vendono online. Chiedi all’organizzatore.',
  demoPurchase:
    'Questa è una dimostrazione: qui non si vende nulla. Sulla tua pagina questo pulsante porta alla tua biglietteria.',
  privacyOf: (organiser) => `Privacy di ${organiser}`,
  organiser: (name) => `Organizzatore: ${name}`,
};
