import type { CheckoutPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<CheckoutPhrases> = {
  orderSteps: 'Deine Bestellung, Schritt für Schritt',
  stepTickets: 'Tickets',
  stepDetails: 'Deine Angaben',
  stepPayment: 'Bezahlen',
  stepOf: (step, steps, name) => `Schritt ${step} von ${steps}${name ? `: ${name}` : ''}`,
  change: 'Ändern',

  heldUntil: (time, left) => `Reserviert bis ${time} (noch ${left})`,
  minutes: (count) => plural('de', count, { one: '1 Minute', other: `${count} Minuten` }),
  seconds: (count) => plural('de', count, { one: '1 Sekunde', other: `${count} Sekunden` }),
  heldFor: (left) => `Deine Tickets sind noch ${left} reserviert.`,
  keptNowhere:
    'Dein Browser merkt sich für diese Seite nichts: Beim Neuladen geht deine Bestellung verloren.',

  total: (amount) => `Gesamt ${amount}`,
  youSave: (amount) => `Du sparst ${amount}`,
  warnSoldOut: 'Gerade ausverkauft, nicht im Gesamtpreis',
  warnReduced: (count) => `Nur ${count} zu haben`,
  warnCodeUsedUp: 'Dein Code ist aufgebraucht. Der Gesamtpreis ist ohne ihn.',
  warnCodeIdle: 'Dein Code ändert an diesen Tickets nichts.',
  warnAddFree: 'Eins mehr ist kostenlos: einfach hinzufügen',

  firstName: 'Vorname',
  lastName: 'Nachname',
  emailAddress: 'E-Mail-Adresse',
  emailWhy: 'Hierhin schicken wir deine Tickets.',
  phoneNumber: 'Telefonnummer',
  phoneWhy:
    'Nur für den Fall, dass etwas zu deiner Bestellung nicht auf eine E-\u2060Mail warten kann.',
  firstNameMissing: 'Bitte den Vornamen eingeben',
  lastNameMissing: 'Bitte den Nachnamen eingeben',
  emailAddressMissing: 'Bitte die E-\u2060Mail-\u2060Adresse eingeben',
  newsChoices: 'Neuigkeiten, nur wenn du magst',
  attestationMissing: 'Bitte die Bedingungen akzeptieren',
  sendingDetails: 'Deine Angaben werden gesendet',
  boxesChanged:
    'Der Wortlaut der Kästchen hat sich inzwischen geändert. Bitte lies sie noch einmal und kreuze an, womit du einverstanden bist.',
  typedKept: 'Was du eingegeben hast, ist noch da.',

  yourOrder: 'Deine Bestellung',
  ofWhichFree: (count) => `davon ${count} kostenlos`,
  discount: 'Rabatt',
  codeDiscount: (code) => `Code ${code}`,
  bookingFee: 'Buchungsgebühr',
  totalSum: 'Gesamt',
  howToPay: 'Wie möchtest du zahlen?',
  allAtOnce: 'Jetzt bezahlen',
  planTerms: (today, due) => `Heute ${today}, dann ${due}.`,
  pay: (amount) => `${amount} bezahlen`,
  payNow: (amount) => `Jetzt ${amount} bezahlen`,
  confirmFree: 'Kostenlose Bestellung bestätigen',
  payStarted: 'Deine Bestellung wird gesendet. Bleib auf dieser Seite.',
  stillWorking: 'Es dauert noch. Bitte nicht noch einmal bezahlen.',
  toThePayment: 'Du wirst zur Zahlung weitergeleitet\u00a0', // dots follow
  goToPayment: 'Zur Zahlung',
  expressCheckout: 'Express-Kasse',
  payOtherwise: 'Oder anders bezahlen',
  paymentOpen: 'Deine Zahlung ist noch offen. Setze sie hier fort: Du zahlst nur einmal.',
  paymentBegun: 'Die Zahlung hat begonnen, deshalb stehen die Angaben fest.',
  backToOrder: 'Zurück zur Bestellung',
  paymentFailed:
    'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht. Versuch es noch einmal oder wähle einen anderen Weg.',

  processingTitle: 'Deine Zahlung wird bearbeitet',
  processingText:
    'Bitte nicht noch einmal bezahlen. Du kannst diese Seite schließen: Deine Tickets kommen per E-\u2060Mail, sobald die Zahlung durch ist.',
  unknownTitle: 'Wir wissen noch nicht, ob die Zahlung angekommen ist',
  unknownText:
    'Bitte nicht noch einmal bezahlen, wir fragen weiter nach. Du kannst diese Seite schließen: Ist die Zahlung angekommen, kommen deine Tickets per E-\u2060Mail.',
  lookingUp: 'Deine Bestellung wird gesucht',
  checkNow: 'Jetzt nachsehen',
  paidElsewhere:
    'Die Zahlung wurde in einem anderen Tab oder Fenster begonnen. Mach dort weiter oder, wenn es geschlossen ist, hier.',
  returnedTitle: 'Du kommst von der Zahlung zurück',
  returnedText:
    'Bitte nicht noch einmal bezahlen, bevor du in deinem E-\u2060Mail-\u2060Postfach nachgesehen hast: Dieser Browser hat sich nichts von deiner Bestellung gemerkt, deshalb können wir dir hier nicht zeigen, ob sie bezahlt ist. Verloren ist nichts. Ist die Zahlung angekommen, kommen deine Tickets per E-\u2060Mail, vielleicht in den Spam-\u2060Ordner.',
  returnedAsk: (reference) =>
    reference
      ? `Kommt nichts an, frag den Veranstalter und nenne deine Bestellnummer ${reference}.`
      : 'Kommt nichts an, frag den Veranstalter.',
  returnedOnward: 'Tickets auswählen',

  doneTitle: 'Danke. Die Tickets gehören dir.',
  orderReference: 'Bestellnummer',
  sentTo: (address) =>
    address ? `Wir schicken sie an ${address}.` : 'Wir schicken sie dir per E-\u2060Mail.',
  totalPaid: 'Bezahlt',
  paidToday: 'Heute bezahlt',
  stillToPay: 'Noch zu zahlen',
  amountOn: (amount, date) => `${amount} am ${date}`,
  whatNext: 'Wie es weitergeht',
  lookForEmail:
    'Achte auf unsere E-\u2060Mail. Ist sie in ein paar Minuten nicht da, sieh im Spam-\u2060Ordner nach.',
  askWithReference: (reference) =>
    `Bei Fragen nenne dem Veranstalter deine Bestellnummer ${reference}.`,
  seeTickets: 'Tickets ansehen',
  printOrder: 'Seite drucken',
  addToCalendar: 'In den Kalender',
  buyMore: 'Weitere Tickets kaufen',
  offersTitle: 'Ein Angebot für dich',
  offerAt: (discount, event) => `${discount} bei ${event}`,
  codePrepared: 'Dein Code wird vorbereitet.',
  copyCode: (code) => (code ? `${code} kopieren` : 'Kopieren'),
  codeCopied: 'Kopiert',
  codeUntil: (date) => `Gültig bis ${date}`,
  codeForDays: (count) =>
    plural('de', count, { one: '1 Tag gültig', other: `${count} Tage gültig` }),
  amountOff: (amount) => `${amount} Rabatt`,

  expiredTitle: 'Deine Reservierung ist abgelaufen. Es wurde nichts abgebucht.',
  expiredText: 'Die Tickets sind wieder im Verkauf.',
  reserveAgain: 'Dieselben Tickets noch einmal reservieren',
  chooseOthers: 'Andere Tickets wählen',
  refundedTitle: 'Deine Zahlung kam zu spät und wird erstattet',
  refundedText:
    'Die Tickets waren da schon vergeben. Das Geld kommt auf demselben Weg zurück, das kann einige Tage dauern.',
  cancelledTitle: 'Diese Bestellung wurde storniert',
  cancelledText: 'Wenn du nicht weißt, warum, frag den Veranstalter.',

  soldOutNow: (release, left) => {
    const name = release || 'Eines deiner Tickets';
    return left > 0
      ? `${name}: nur noch ${left} da. Bitte weniger wählen.`
      : `${name} ist gerade ausverkauft.`;
  },
  goneNow:
    'Eines deiner Tickets wird nicht mehr angeboten. Bitte sieh dir die Tickets noch einmal an.',
  notOnSaleNow: (release) => `${release || 'Eines deiner Tickets'} ist im Moment nicht im Verkauf.`,
  quantityRefused: (release) =>
    `${release || 'Eines deiner Tickets'} kann nicht in dieser Anzahl bestellt werden.`,
  codeTaken: 'Dein Code ist aufgebraucht, vielleicht durch eine noch offene Bestellung.',
  codeOfAnother:
    'Dieser Code gehört zu einer anderen E-\u2060Mail-\u2060Adresse. Korrigiere die Adresse oder mach ohne den Code weiter.',
  planGone: (release) =>
    `${release || 'Eines deiner Tickets'} kann nicht in diesen Raten bezahlt werden. Deine Auswahl ist noch da.`,
  priceChanged: (total) =>
    total
      ? `Der Preis hat sich geändert. Deine Bestellung kostet jetzt ${total}.`
      : 'Der Preis hat sich geändert. Sieh dir den neuen Gesamtpreis an, bevor du weitermachst.',
  manyHolds:
    'Von diesem Anschluss wurden zu viele Bestellungen begonnen. Schließe eine ab oder warte.',
  manyRequests: 'Gerade sind sehr viele hier.',
  detailsWanted: 'Vor dem Bezahlen brauchen wir deine Angaben.',
  paymentWanted: 'Diese Bestellung ist nicht kostenlos. Sieh dir den Gesamtpreis an, dann bezahle.',
  nothingToPay: 'Für diese Bestellung ist nichts zu zahlen. Sieh sie dir noch einmal an.',
  detailsRefused: 'Etwas in deinen Angaben wurde nicht angenommen. Bitte prüfe sie.',
  notSoldHere: 'Diese Tickets können auf dieser Seite gerade nicht gekauft werden.',
  unsure:
    'Die Ticketkasse war nicht zu erreichen. Deine Tickets sind vielleicht bis zu 15 Minuten reserviert.',
  declined: (reason) =>
    `Die Zahlung wurde abgelehnt. ${reason || 'Es wurde nichts abgebucht.'} Versuch es noch einmal oder nimm eine andere Karte.`,
  payLost: 'Wir konnten dich nicht zur Zahlung bringen.',
  freeLost: 'Wir konnten deine Bestellung nicht bestätigen.',
  notCharged: 'Es wurde nichts abgebucht. Versuch es noch einmal.',
  orderStuck:
    'Diese Bestellung lässt sich weder bezahlen noch bestätigen. Es wurde nichts abgebucht. Wähle deine Tickets noch einmal.',
  chooseAgain: 'Tickets noch einmal wählen',
  noWayToPay: 'Diese Seite kann die verlangte Zahlung nicht abwickeln. Es wurde nichts abgebucht.',
  stayHeld:
    'Deine Tickets bleiben hier reserviert, bis die Zeit oben abgelaufen ist. Sind es die letzten, kann sie vorher niemand kaufen.',
  anotherOrder:
    'Eine andere Auswahl ist eine neue Bestellung. Für sie stehen die Tickets, die schon für dich reserviert sind, nicht zur Verfügung.',
  sumUnknown:
    'Eine Schätzung: Die genaue Summe wurde uns nicht genannt. Prüfe sie, bevor du zahlst.',
  orderGone:
    'Deine Bestellung gibt es nicht mehr. Wenn du bezahlt hast, achte auf unsere E-\u2060Mail.',
  notDone: 'Das hat nicht geklappt. Es wurde nichts abgebucht.',
  possibleIn: (time) => `Möglich in ${time}.`,
  turnIn: (time) =>
    `Gerade sind sehr viele hier. In ${time} bist du an der Reihe, dein Platz bleibt dir.`,
  stopWaiting: 'Nicht länger warten',

  withoutCode: 'Ohne den Code weiter',
  forOrganiser: 'Für den Veranstalter',
};
