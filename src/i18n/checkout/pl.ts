import type { CheckoutPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<CheckoutPhrases> = {
  orderSteps: 'Twoje zamówienie krok po kroku',
  stepTickets: 'Bilety',
  stepDetails: 'Twoje dane',
  stepPayment: 'Płatność',
  stepOf: (step, steps, name) => `Krok ${step} z ${steps}${name ? `: ${name}` : ''}`,
  change: 'Zmień',

  heldUntil: (time, left) => `Zarezerwowane do ${time} (pozostało: ${left})`,
  minutes: (count) =>
    plural('pl', count, {
      one: '1 minuta',
      few: `${count} minuty`,
      many: `${count} minut`,
      other: `${count} minuty`,
    }),
  seconds: (count) =>
    plural('pl', count, {
      one: '1 sekunda',
      few: `${count} sekundy`,
      many: `${count} sekund`,
      other: `${count} sekundy`,
    }),
  heldFor: (left) => `Czas rezerwacji biletów, który pozostał: ${left}.`,
  keptNowhere:
    'Przeglądarka nic nie zapamiętuje dla tej strony: po jej odświeżeniu zamówienie przepadnie.',

  total: (amount) => `Razem ${amount}`,
  youSave: (amount) => `Oszczędzasz ${amount}`,
  warnSoldOut: 'Właśnie wyprzedane, nie wliczone do sumy',
  warnReduced: (count) => `Dostępnych tylko ${count}`,
  warnCodeUsedUp: 'Kod został już wykorzystany. Suma go nie uwzględnia.',
  warnCodeIdle: 'Kod nic nie zmienia przy tych biletach.',
  warnAddFree: 'Jeszcze jeden jest bezpłatny: dodaj go',

  firstName: 'Imię',
  lastName: 'Nazwisko',
  emailAddress: 'Adres e-mail',
  emailWhy: 'Na ten adres wyślemy bilety.',
  phoneNumber: 'Numer telefonu',
  phoneWhy: 'Tylko wtedy, gdy coś w zamówieniu nie może czekać na e-\u2060mail.',
  firstNameMissing: 'Wpisz imię',
  lastNameMissing: 'Wpisz nazwisko',
  emailAddressMissing: 'Wpisz adres e-\u2060mail',
  newsChoices: 'Nowości, tylko jeśli chcesz',
  attestationMissing: 'Zaakceptuj warunki, aby przejść dalej',
  sendingDetails: 'Wysyłanie danych',
  boxesChanged:
    'Treść pól w międzyczasie się zmieniła. Przeczytaj je jeszcze raz i zaznacz to, na co się zgadzasz.',
  typedKept: 'To, co wpisano, nadal tu jest.',

  yourOrder: 'Twoje zamówienie',
  ofWhichFree: (count) => `w tym bezpłatnych: ${count}`,
  discount: 'Rabat',
  codeDiscount: (code) => `Kod ${code}`,
  bookingFee: 'Opłata rezerwacyjna',
  totalSum: 'Razem',
  howToPay: 'Jak chcesz zapłacić?',
  allAtOnce: 'Zapłać teraz',
  planTerms: (today, due) => `Dziś ${today}, potem ${due}.`,
  pay: (amount) => `Zapłać ${amount}`,
  payNow: (amount) => `Zapłać teraz ${amount}`,
  confirmFree: 'Potwierdź bezpłatne zamówienie',
  payStarted: 'Wysyłamy zamówienie. Zostań na tej stronie.',
  stillWorking: 'To jeszcze trwa. Nie płać ponownie.',
  toThePayment: 'Przechodzimy do płatności',
  goToPayment: 'Przejdź do płatności',
  expressCheckout: 'Szybka płatność',
  payOtherwise: 'Albo zapłać w inny sposób',
  paymentOpen: 'Twoja płatność jest nadal otwarta. Dokończ ją tutaj: zapłacisz tylko raz.',
  paymentBegun: 'Płatność się rozpoczęła, więc dane są już ustalone.',
  backToOrder: 'Wróć do zamówienia',
  paymentFailed:
    'Płatność się nie powiodła. Nic nie zostało pobrane. Spróbuj ponownie albo wybierz inny sposób.',

  processingTitle: 'Płatność jest przetwarzana',
  processingText:
    'Nie płać ponownie. Możesz zamknąć tę stronę: bilety przyjdą e-\u2060mailem, gdy płatność się zakończy.',
  unknownTitle: 'Nie wiemy jeszcze, czy płatność się powiodła',
  unknownText:
    'Nie płać ponownie; pytamy dalej. Możesz zamknąć tę stronę: jeśli płatność się powiodła, bilety przyjdą e-\u2060mailem.',
  lookingUp: 'Szukamy zamówienia',
  checkNow: 'Sprawdź teraz',
  paidElsewhere:
    'Płatność rozpoczęto w innej karcie lub innym oknie. Dokończ ją tam, a jeśli zostało zamknięte, tutaj.',
  returnedTitle: 'Wracasz z płatności',
  returnedText:
    'Nie płać ponownie, zanim nie sprawdzisz poczty e-\u2060mail: ta przeglądarka nie zapamiętała Twojego zamówienia, więc nie możemy tu pokazać, czy jest opłacone. Nic nie przepadło: jeśli płatność się powiodła, bilety przyjdą e-\u2060mailem, być może do spamu.',
  returnedAsk: (reference) =>
    reference
      ? `Jeśli nic nie przyjdzie, zapytaj organizatora i podaj numer zamówienia ${reference}.`
      : 'Jeśli nic nie przyjdzie, zapytaj organizatora.',
  returnedOnward: 'Wybierz bilety',

  doneTitle: 'Dziękujemy. Bilety są Twoje.',
  orderReference: 'Numer zamówienia',
  sentTo: (address) =>
    address ? `Wysyłamy je na adres ${address}.` : 'Wysyłamy je e-\u2060mailem.',
  totalPaid: 'Zapłacono razem',
  paidToday: 'Zapłacono dziś',
  stillToPay: 'Do zapłaty pozostaje',
  amountOn: (amount, date) => `${amount} dnia ${date}`,
  whatNext: 'Co dalej',
  lookForEmail:
    'Poszukaj naszego e-\u2060maila. Jeśli za kilka minut go nie będzie, zajrzyj do spamu.',
  askWithReference: (reference) =>
    `W razie pytań podaj organizatorowi numer zamówienia ${reference}.`,
  seeTickets: 'Zobacz bilety',
  printOrder: 'Wydrukuj tę stronę',
  addToCalendar: 'Dodaj do kalendarza',
  buyMore: 'Kup więcej biletów',
  offersTitle: 'Oferta dla Ciebie',
  offerAt: (discount, event) => `${discount}: ${event}`,
  codePrepared: 'Kod jest przygotowywany.',
  copyCode: (code) => `Skopiuj ${code}`,
  codeCopied: 'Skopiowano',
  codeUntil: (date) => `Ważny do ${date}`,
  codeForDays: (count) =>
    plural('pl', count, { one: 'Ważny 1 dzień', other: `Ważny ${count} dni` }),
  amountOff: (amount) => `${amount} rabatu`,

  expiredTitle: 'Rezerwacja wygasła. Nic nie pobrano.',
  expiredText: 'Bilety są znów w sprzedaży.',
  reserveAgain: 'Zarezerwuj te same bilety ponownie',
  chooseOthers: 'Wybierz inne bilety',
  refundedTitle: 'Płatność przyszła za późno i zostanie zwrócona',
  refundedText:
    'Bilety trafiły już do innych. Pieniądze wrócą tą samą drogą, co może potrwać kilka dni.',
  cancelledTitle: 'To zamówienie zostało anulowane',
  cancelledText: 'Jeśli nie wiesz dlaczego, zapytaj organizatora.',

  soldOutNow: (release, left) => {
    const name = release || 'Jeden z biletów';
    return left > 0
      ? `${name}: zostało tylko ${left}. Wybierz mniej.`
      : `${name}: właśnie wyprzedane.`;
  },
  goneNow: 'Jednego z biletów nie ma już w ofercie. Obejrzyj bilety jeszcze raz.',
  notOnSaleNow: (release) => `${release || 'Jeden z biletów'}: obecnie brak w sprzedaży.`,
  quantityRefused: (release) => `${release || 'Jeden z biletów'}: nie można zamówić takiej liczby.`,
  codeTaken: 'Kod został już wykorzystany, być może w niedokończonym zamówieniu.',
  codeOfAnother:
    'Ten kod należy do innego adresu e-\u2060mail. Popraw adres albo przejdź dalej bez kodu.',
  planGone: (release) =>
    `${release || 'Jeden z biletów'}: płatność w tych ratach nie jest możliwa. Wybór pozostaje bez zmian.`,
  priceChanged: (total) =>
    total
      ? `Cena się zmieniła. Zamówienie kosztuje teraz ${total}.`
      : 'Cena się zmieniła. Zanim przejdziesz dalej, sprawdź nową sumę.',
  manyHolds: 'Z tego połączenia rozpoczęto zbyt wiele zamówień. Dokończ jedno albo poczekaj.',
  manyRequests: 'Jest tu teraz bardzo dużo osób.',
  detailsWanted: 'Przed płatnością potrzebujemy Twoich danych.',
  paymentWanted: 'To zamówienie nie jest bezpłatne. Sprawdź sumę, a potem zapłać.',
  nothingToPay: 'Za to zamówienie nie trzeba płacić. Obejrzyj je jeszcze raz.',
  detailsRefused: 'Coś w danych nie zostało przyjęte. Sprawdź je.',
  notSoldHere: 'Tych biletów nie można teraz kupić na tej stronie.',
  unsure: 'Nie udało się połączyć z kasą. Bilety mogą być zarezerwowane nawet przez 15 minut.',
  declined: (reason) =>
    `Płatność została odrzucona. ${reason || 'Nic nie pobrano.'} Spróbuj ponownie albo użyj innej karty.`,
  payLost: 'Nie udało się otworzyć płatności.',
  freeLost: 'Nie udało się potwierdzić zamówienia.',
  notCharged: 'Nic nie pobrano. Spróbuj ponownie.',
  orderStuck:
    'Tego zamówienia nie można ani opłacić, ani potwierdzić. Nic nie pobrano. Wybierz bilety jeszcze raz.',
  chooseAgain: 'Wybierz bilety jeszcze raz',
  noWayToPay: 'Ta strona nie obsługuje wymaganej płatności. Nic nie pobrano.',
  stayHeld:
    'Twoje bilety pozostają tu zarezerwowane do końca czasu podanego wyżej. Jeśli są ostatnie, nikt nie kupi ich wcześniej.',
  anotherOrder:
    'Inny wybór to nowe zamówienie, które nie może objąć biletów już dla ciebie zarezerwowanych.',
  sumUnknown: 'To szacunek: nie znamy dokładnej kwoty. Sprawdź ją, zanim zapłacisz.',
  orderGone: 'Tego zamówienia już nie ma. Jeśli zapłacono, poszukaj naszego e-\u2060maila.',
  notDone: 'Nie udało się. Nic nie pobrano.',
  possibleIn: (time) => `Możliwe za: ${time}.`,
  turnIn: (time) =>
    `Jest tu teraz bardzo dużo osób. Twoja kolej za: ${time}. Miejsce w kolejce jest zachowane.`,
  stopWaiting: 'Nie czekaj dłużej',

  withoutCode: 'Dalej bez kodu',
  forOrganiser: 'Dla organizatora',
};
