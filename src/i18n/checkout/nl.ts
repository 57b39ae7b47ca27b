import type { CheckoutPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<CheckoutPhrases> = {
  orderSteps: 'Je bestelling, stap voor stap',
  stepTickets: 'Tickets',
  stepDetails: 'Je gegevens',
  stepPayment: 'Betalen',
  stepOf: (step, steps, name) => `Stap ${step} van ${steps}${name ? `: ${name}` : ''}`,
  change: 'Wijzigen',

  heldUntil: (time, left) => `Gereserveerd tot ${time} (nog ${left})`,
  minutes: (count) => plural('nl', count, { one: '1 minuut', other: `${count} minuten` }),
  seconds: (count) => plural('nl', count, { one: '1 seconde', other: `${count} seconden` }),
  heldFor: (left) => `Je tickets zijn nog ${left} gereserveerd.`,
  keptNowhere:
    'Je browser bewaart niets voor deze pagina: bij opnieuw laden ben je je bestelling kwijt.',

  total: (amount) => `Totaal ${amount}`,
  youSave: (amount) => `Je bespaart ${amount}`,
  warnSoldOut: 'Net uitverkocht, niet in het totaal',
  warnReduced: (count) => `Nog maar ${count} te krijgen`,
  warnCodeUsedUp: 'Je code is op. Het totaal is zonder de code.',
  warnCodeIdle: 'Je code verandert niets aan deze tickets.',
  warnAddFree: 'Eentje meer is gratis: voeg het toe',

  firstName: 'Voornaam',
  lastName: 'Achternaam',
  emailAddress: 'E-mailadres',
  emailWhy: 'Hier sturen we je tickets heen.',
  phoneNumber: 'Telefoonnummer',
  phoneWhy: 'Alleen als iets over je bestelling niet op een e-\u2060mail kan wachten.',
  firstNameMissing: 'Vul je voornaam in',
  lastNameMissing: 'Vul je achternaam in',
  emailAddressMissing: 'Vul je e-\u2060mailadres in',
  newsChoices: 'Nieuws, alleen als je wilt',
  attestationMissing: 'Ga akkoord met de voorwaarden om verder te gaan',
  sendingDetails: 'Je gegevens worden verstuurd',
  boxesChanged:
    'De tekst van de vakjes is intussen veranderd. Lees ze nog eens en vink aan waar je mee akkoord gaat.',
  typedKept: 'Wat je hebt ingevuld, staat er nog.',

  yourOrder: 'Je bestelling',
  ofWhichFree: (count) => `waarvan ${count} gratis`,
  discount: 'Korting',
  codeDiscount: (code) => `Code ${code}`,
  bookingFee: 'Reserveringskosten',
  totalSum: 'Totaal',
  howToPay: 'Hoe wil je betalen?',
  allAtOnce: 'Nu betalen',
  planTerms: (today, due) => `Vandaag ${today}, dan ${due}.`,
  pay: (amount) => `${amount} betalen`,
  payNow: (amount) => `Nu ${amount} betalen`,
  confirmFree: 'Gratis bestelling bevestigen',
  payStarted: 'Je bestelling wordt verstuurd. Blijf op deze pagina.',
  stillWorking: 'We zijn nog bezig. Betaal niet nog een keer.',
  toThePayment: 'We brengen je naar de betaling',
  goToPayment: 'Naar de betaling',
  expressCheckout: 'Snel betalen',
  payOtherwise: 'Of betaal op een andere manier',
  paymentOpen: 'Je betaling staat nog open. Ga er hier mee verder: je betaalt maar één keer.',
  paymentBegun: 'De betaling is begonnen, dus de gegevens staan vast.',
  backToOrder: 'Terug naar je bestelling',
  paymentFailed:
    'De betaling is niet gelukt. Er is niets afgeschreven. Probeer het opnieuw of kies een andere manier.',

  processingTitle: 'Je betaling wordt verwerkt',
  processingText:
    'Betaal niet nog een keer. Je kunt deze pagina sluiten: je tickets komen per e-\u2060mail zodra de betaling rond is.',
  unknownTitle: 'We weten nog niet of de betaling gelukt is',
  unknownText:
    'Betaal niet nog een keer; we blijven het vragen. Je kunt deze pagina sluiten: als de betaling gelukt is, komen je tickets per e-\u2060mail.',
  lookingUp: 'Je bestelling wordt opgezocht',
  checkNow: 'Nu kijken',
  paidElsewhere:
    'De betaling is in een ander tabblad of venster begonnen. Rond die daar af of, als dat gesloten is, hier.',
  returnedTitle: 'Je komt terug van de betaling',
  returnedText:
    'Betaal niet nog een keer voordat je in je e-\u2060mail hebt gekeken: deze browser heeft niets van je bestelling bewaard, dus we kunnen hier niet laten zien of die betaald is. Er is niets verloren: als de betaling gelukt is, komen je tickets per e-\u2060mail, misschien bij de spam.',
  returnedAsk: (reference) =>
    reference
      ? `Komt er niets, vraag het dan aan de organisator met je referentie ${reference}.`
      : 'Komt er niets, vraag het dan aan de organisator.',
  returnedOnward: 'Tickets kiezen',

  doneTitle: 'Bedankt. De tickets zijn van jou.',
  orderReference: 'Referentie',
  sentTo: (address) =>
    address ? `We sturen ze naar ${address}.` : 'We sturen ze per e-\u2060mail.',
  totalPaid: 'Totaal betaald',
  paidToday: 'Vandaag betaald',
  stillToPay: 'Nog te betalen',
  amountOn: (amount, date) => `${amount} op ${date}`,
  whatNext: 'Wat er nu gebeurt',
  lookForEmail:
    'Let op onze e-\u2060mail. Is die er over een paar minuten niet, kijk dan bij de spam.',
  askWithReference: (reference) =>
    `Heb je een vraag, geef de organisator dan je referentie ${reference}.`,
  seeTickets: 'Bekijk je tickets',
  printOrder: 'Pagina afdrukken',
  addToCalendar: 'In je agenda zetten',
  buyMore: 'Meer tickets kopen',
  offersTitle: 'Een aanbieding voor jou',
  offerAt: (discount, event) => `${discount} bij ${event}`,
  codePrepared: 'Je code wordt klaargemaakt.',
  copyCode: (code) => (code ? `${code} kopiëren` : 'Kopiëren'),
  codeCopied: 'Gekopieerd',
  codeUntil: (date) => `Geldig tot ${date}`,
  codeForDays: (count) =>
    plural('nl', count, { one: '1 dag geldig', other: `${count} dagen geldig` }),
  amountOff: (amount) => `${amount} korting`,

  expiredTitle: 'Je reservering is verlopen. Er is niets afgeschreven.',
  expiredText: 'De tickets zijn weer te koop.',
  reserveAgain: 'Dezelfde tickets opnieuw reserveren',
  chooseOthers: 'Andere tickets kiezen',
  refundedTitle: 'Je betaling kwam te laat en wordt terugbetaald',
  refundedText:
    'De tickets waren toen al vergeven. Het geld komt langs dezelfde weg terug, dat kan een paar dagen duren.',
  cancelledTitle: 'Deze bestelling is geannuleerd',
  cancelledText: 'Weet je niet waarom, vraag het dan aan de organisator.',

  soldOutNow: (release, left) => {
    const name = release || 'Een van je tickets';
    return left > 0
      ? `${name}: nog maar ${left} over. Kies er minder.`
      : `${name} is net uitverkocht.`;
  },
  goneNow: 'Een van je tickets wordt niet meer aangeboden. Bekijk de tickets nog eens.',
  notOnSaleNow: (release) => `${release || 'Een van je tickets'} is op dit moment niet te koop.`,
  quantityRefused: (release) =>
    `${release || 'Een van je tickets'} is niet in dat aantal te bestellen.`,
  codeTaken: 'Je code is op, misschien door een bestelling die nog openstaat.',
  codeOfAnother:
    'Deze code hoort bij een ander e-\u2060mailadres. Verbeter het adres of ga verder zonder de code.',
  planGone: (release) =>
    `${release || 'Een van je tickets'} kan niet in deze delen worden betaald. Je keuze staat er nog.`,
  priceChanged: (total) =>
    total
      ? `De prijs is veranderd. Je bestelling kost nu ${total}.`
      : 'De prijs is veranderd. Bekijk het nieuwe totaal voordat je verdergaat.',
  manyHolds:
    'Vanaf deze verbinding zijn te veel bestellingen begonnen. Rond er een af of wacht even.',
  manyRequests: 'Het is hier erg druk.',
  detailsWanted: 'Voor het betalen hebben we je gegevens nodig.',
  paymentWanted: 'Deze bestelling is niet gratis. Bekijk het totaal en betaal dan.',
  nothingToPay: 'Voor deze bestelling valt niets te betalen. Bekijk haar nog eens.',
  detailsRefused: 'Iets in je gegevens is niet aangenomen. Controleer ze.',
  notSoldHere: 'Deze tickets zijn op dit moment niet via deze pagina te koop.',
  unsure:
    'We konden de kassa niet bereiken. Je tickets zijn misschien tot 15 minuten gereserveerd.',
  declined: (reason) =>
    `De betaling is geweigerd. ${reason || 'Er is niets afgeschreven.'} Probeer het opnieuw of gebruik een andere kaart.`,
  payLost: 'We konden de betaling niet openen.',
  freeLost: 'We konden je bestelling niet bevestigen.',
  notCharged: 'Er is niets afgeschreven. Probeer het opnieuw.',
  orderStuck:
    'Deze bestelling kan niet worden betaald en niet worden bevestigd. Er is niets afgeschreven. Kies je tickets opnieuw.',
  chooseAgain: 'Tickets opnieuw kiezen',
  noWayToPay: 'Deze pagina kan de gevraagde betaling niet doen. Er is niets afgeschreven.',
  stayHeld:
    'Je tickets blijven hier vastgehouden tot de tijd hierboven om is. Zijn het de laatste, dan kan niemand ze eerder kopen.',
  anotherOrder:
    'Een andere keuze is een nieuwe bestelling. Die kan de tickets die al voor je vastgehouden worden niet gebruiken.',
  sumUnknown:
    'Een schatting: het precieze bedrag kennen we niet. Controleer het voordat je betaalt.',
  orderGone: 'Je bestelling is er niet meer. Heb je betaald, let dan op onze e-\u2060mail.',
  notDone: 'Dat is niet gelukt. Er is niets afgeschreven.',
  possibleIn: (time) => `Mogelijk over ${time}.`,
  turnIn: (time) =>
    `Het is hier erg druk. Over ${time} ben je aan de beurt; je plek blijft van jou.`,
  stopWaiting: 'Niet langer wachten',

  withoutCode: 'Verder zonder de code',
  forOrganiser: 'Voor de organisator',
};
