import type { CheckoutPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<CheckoutPhrases> = {
  orderSteps: 'Il tuo ordine, passo dopo passo',
  stepTickets: 'Biglietti',
  stepDetails: 'I tuoi dati',
  stepPayment: 'Pagamento',
  stepOf: (step, steps, name) => `Passo ${step} di ${steps}${name ? `: ${name}` : ''}`,
  change: 'Modifica',

  heldUntil: (time, left) => `Riservato fino alle ${time} (ancora ${left})`,
  minutes: (count) => plural('it', count, { one: '1 minuto', other: `${count} minuti` }),
  seconds: (count) => plural('it', count, { one: '1 secondo', other: `${count} secondi` }),
  heldFor: (left) => `I tuoi biglietti sono riservati ancora per ${left}.`,
  keptNowhere:
    'Il tuo browser non conserva nulla di questa pagina: se la ricarichi, perdi l’ordine.',

  total: (amount) => `Totale ${amount}`,
  youSave: (amount) => `Risparmi ${amount}`,
  warnSoldOut: 'Appena esaurito, non nel totale',
  warnReduced: (count) => `Disponibili solo ${count}`,
  warnCodeUsedUp: 'Il tuo codice è esaurito. Il totale è senza.',
  warnCodeIdle: 'Il tuo codice non cambia nulla per questi biglietti.',
  warnAddFree: 'Uno in più è gratis: aggiungilo',

  firstName: 'Nome',
  lastName: 'Cognome',
  emailAddress: 'Indirizzo email',
  emailWhy: 'I biglietti arrivano qui.',
  phoneNumber: 'Telefono',
  phoneWhy: 'Solo se qualcosa del tuo ordine non può aspettare un’email.',
  firstNameMissing: 'Scrivi il tuo nome',
  lastNameMissing: 'Scrivi il tuo cognome',
  emailAddressMissing: 'Scrivi il tuo indirizzo email',
  newsChoices: 'Novità, solo se vuoi',
  attestationMissing: 'Accetta le condizioni per continuare',
  sendingDetails: 'Invio dei tuoi dati',
  boxesChanged:
    'Il testo delle caselle nel frattempo è cambiato. Rileggile e spunta ciò che accetti.',
  typedKept: 'Quello che hai scritto è ancora qui.',

  yourOrder: 'Il tuo ordine',
  ofWhichFree: (count) => `di cui ${count} gratis`,
  discount: 'Sconto',
  codeDiscount: (code) => `Codice ${code}`,
  bookingFee: 'Commissione di prenotazione',
  totalSum: 'Totale',
  howToPay: 'Come vuoi pagare?',
  allAtOnce: 'Paga ora',
  planTerms: (today, due) => `${today} oggi, poi ${due}.`,
  pay: (amount) => `Paga ${amount}`,
  payNow: (amount) => `Paga ${amount} ora`,
  confirmFree: 'Conferma l’ordine gratuito',
  payStarted: 'Stiamo inviando il tuo ordine. Resta su questa pagina.',
  stillWorking: 'Ci stiamo ancora lavorando. Non pagare di nuovo.',
  toThePayment: 'Ti portiamo al pagamento',
  goToPayment: 'Vai al pagamento',
  expressCheckout: 'Pagamento rapido',
  payOtherwise: 'Oppure paga in un altro modo',
  paymentOpen: 'Il tuo pagamento è ancora aperto. Continua qui: paghi una volta sola.',
  paymentBegun: 'Il pagamento è iniziato, quindi i dati non cambiano più.',
  backToOrder: 'Torna all’ordine',
  paymentFailed:
    'Il pagamento non è andato a buon fine. Non è stato addebitato nulla. Riprova o scegli un altro modo.',

  processingTitle: 'Il tuo pagamento è in corso',
  processingText:
    'Non pagare di nuovo. Puoi chiudere questa pagina: i biglietti arrivano per email appena il pagamento è concluso.',
  unknownTitle: 'Non sappiamo ancora se il pagamento è andato a buon fine',
  unknownText:
    'Non pagare di nuovo; continuiamo a chiedere. Puoi chiudere questa pagina: se il pagamento è riuscito, i biglietti arrivano per email.',
  lookingUp: 'Cerchiamo il tuo ordine',
  checkNow: 'Controlla ora',
  paidElsewhere:
    'Il pagamento è stato iniziato in un’altra scheda o finestra. Concludilo lì o, se è chiusa, qui.',
  returnedTitle: 'Sei di ritorno dal pagamento',
  returnedText:
    'Non pagare di nuovo prima di aver guardato la tua email: questo browser non ha conservato nulla del tuo ordine, quindi qui non possiamo mostrarti se è pagato. Non si è perso nulla: se il pagamento è riuscito, i biglietti arrivano per email, forse nello spam.',
  returnedAsk: (reference) =>
    reference
      ? `Se non arriva nulla, chiedi all’organizzatore indicando il tuo riferimento ${reference}.`
      : 'Se non arriva nulla, chiedi all’organizzatore.',
  returnedOnward: 'Scegli i biglietti',

  doneTitle: 'Grazie. I biglietti sono tuoi.',
  orderReference: 'Riferimento',
  sentTo: (address) => (address ? `Li inviamo a ${address}.` : 'Li inviamo per email.'),
  totalPaid: 'Totale pagato',
  paidToday: 'Pagato oggi',
  stillToPay: 'Ancora da pagare',
  amountOn: (amount, date) => `${amount} il ${date}`,
  whatNext: 'Che cosa succede adesso',
  lookForEmail: 'Cerca la nostra email. Se tra qualche minuto non c’è, guarda nello spam.',
  askWithReference: (reference) =>
    `Per qualsiasi domanda, di’ all’organizzatore il tuo riferimento ${reference}.`,
  seeTickets: 'Vedi i tuoi biglietti',
  printOrder: 'Stampa questa pagina',
  addToCalendar: 'Aggiungi al calendario',
  buyMore: 'Compra altri biglietti',
  offersTitle: 'Un’offerta per te',
  offerAt: (discount, event) => `${discount} a ${event}`,
  codePrepared: 'Il tuo codice è in preparazione.',
  copyCode: (code) => `Copia ${code}`,
  codeCopied: 'Copiato',
  codeUntil: (date) => `Valido fino al ${date}`,
  codeForDays: (count) =>
    plural('it', count, { one: 'Valido 1 giorno', other: `Valido ${count} giorni` }),
  amountOff: (amount) => `${amount} di sconto`,

  expiredTitle: 'La tua riserva è scaduta. Non è stato addebitato nulla.',
  expiredText: 'I biglietti sono di nuovo in vendita.',
  reserveAgain: 'Riserva di nuovo gli stessi biglietti',
  chooseOthers: 'Scegli altri biglietti',
  refundedTitle: 'Il tuo pagamento è arrivato tardi e viene rimborsato',
  refundedText:
    'I biglietti erano già di altri. Il denaro torna per la stessa via, e può volerci qualche giorno.',
  cancelledTitle: 'Questo ordine è stato annullato',
  cancelledText: 'Se non sai perché, chiedi all’organizzatore.',

  soldOutNow: (release, left) => {
    const name = release || 'Uno dei tuoi biglietti';
    return left > 0
      ? `${name}: ne restano solo ${left}. Scegline di meno.`
      : `${name}: appena esaurito.`;
  },
  goneNow: 'Uno dei tuoi biglietti non è più in offerta. Guarda di nuovo i biglietti.',
  notOnSaleNow: (release) => `${release || 'Uno dei tuoi biglietti'} al momento non è in vendita.`,
  quantityRefused: (release) =>
    `${release || 'Uno dei tuoi biglietti'} non si può ordinare in questo numero.`,
  codeTaken: 'Il tuo codice è esaurito, forse per un ordine non concluso.',
  codeOfAnother:
    'Questo codice appartiene a un’altra email. Correggi l’indirizzo o continua senza il codice.',
  planGone: (release) =>
    `${release || 'Uno dei tuoi biglietti'} non si può pagare così. La tua scelta è ancora qui.`,
  priceChanged: (total) =>
    total
      ? `Il prezzo è cambiato. Il tuo ordine ora costa ${total}.`
      : 'Il prezzo è cambiato. Guarda il nuovo totale prima di continuare.',
  manyHolds: 'Da questa connessione sono stati iniziati troppi ordini. Concludine uno o aspetta.',
  manyRequests: 'C’è molta gente in questo momento.',
  detailsWanted: 'Prima del pagamento ci servono i tuoi dati.',
  paymentWanted: 'Questo ordine non è gratuito. Guarda il totale, poi paga.',
  nothingToPay: 'Per questo ordine non c’è nulla da pagare. Guardalo di nuovo.',
  detailsRefused: 'Qualcosa nei tuoi dati non è stato accettato. Controllali.',
  notSoldHere: 'Al momento questi biglietti non si possono comprare su questa pagina.',
  unsure:
    'Non siamo riusciti a raggiungere la biglietteria. I tuoi biglietti potrebbero essere riservati fino a 15 minuti.',
  declined: (reason) =>
    `Il pagamento è stato rifiutato. ${reason || 'Non è stato addebitato nulla.'} Riprova o usa un’altra carta.`,
  payLost: 'Non siamo riusciti ad aprire il pagamento.',
  freeLost: 'Non siamo riusciti a confermare il tuo ordine.',
  notCharged: 'Non è stato addebitato nulla. Riprova.',
  orderStuck:
    'Questo ordine non si può né pagare né confermare. Non è stato addebitato nulla. Scegli di nuovo i biglietti.',
  chooseAgain: 'Scegli di nuovo i biglietti',
  noWayToPay: 'Questa pagina non può fare il pagamento richiesto. Non è stato addebitato nulla.',
  stayHeld:
    'I tuoi biglietti restano riservati qui finché non scade il tempo qui sopra. Se sono gli ultimi, prima nessuno può comprarli.',
  anotherOrder:
    'Una scelta diversa è un nuovo ordine, che non può usare i biglietti già riservati a te.',
  sumUnknown:
    'È una stima: non ci è stato comunicato l’importo esatto. Controllalo prima di pagare.',
  orderGone: 'Il tuo ordine non c’è più. Se hai pagato, cerca la nostra email.',
  notDone: 'Non ha funzionato. Non è stato addebitato nulla.',
  possibleIn: (time) => `Possibile tra ${time}.`,
  turnIn: (time) => `C’è molta gente. È il tuo turno tra ${time} e il tuo posto resta tuo.`,
  stopWaiting: 'Smetti di aspettare',

  withoutCode: 'Continua senza il codice',
  forOrganiser: 'Per l’organizzatore',
};
