import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'Bilety',
  emptyTickets: 'Bilety już w drodze.',
  emptyTicketsHint: 'Jeszcze nic nie jest w sprzedaży. Zajrzyj wkrótce.',
  free: 'Za darmo',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} opłaty rezerwacyjnej`,
  plusFee: 'plus opłata rezerwacyjna',
  soldOut: 'Wyprzedane',
  heldBack: 'Teraz wszystkie są w innych koszykach. Część może wrócić.',
  salesEnded: 'Sprzedaż zakończona',
  notYetOnSale: 'Jeszcze nie w sprzedaży',
  onSaleAt: (when) => `W sprzedaży od ${when}`,
  onSaleAfter: (release) => `W sprzedaży po zakończeniu sprzedaży „${release}”`,
  unlocked: 'Odblokowane twoim kodem',
  ticketsLeft: (count) => `Zostało: ${count}`,
  perOrder: (least, most) =>
    most === undefined
      ? `Co najmniej ${least} w zamówieniu`
      : `Od ${least} do ${most} w zamówieniu`,
  payInParts: 'Albo zapłać w ratach',
  quantityOf: (release) => `${release}, liczba`,
  addOne: (release) => `Dodaj jeden: ${release}`,
  removeOne: (release) => `Usuń jeden: ${release}`,
  nothingChosen: 'Nic jeszcze nie wybrano',
  ticketCount: (count) =>
    plural('pl', count, {
      one: `${count} bilet`,
      few: `${count} bilety`,
      other: `${count} biletów`,
    }),
  estimate: (amount) => `około ${amount}`,
  estimateHint: 'Z opłatą rezerwacyjną. Szacunek do chwili zamówienia.',
  continueToPay: 'Dalej',
  haveCode: 'Masz kod?',
  mostPerOrder: (count) => `Najwyżej ${count} w zamówieniu`,
  leastPerOrder: (count) => `Co najmniej ${count} w zamówieniu`,
  onlyLeft: (count) => `Zostało tylko: ${count}`,
  mostTogether: (count) =>
    plural('pl', count, {
      one: `Najwyżej ${count} bilet w zamówieniu`,
      few: `Najwyżej ${count} bilety w zamówieniu`,
      other: `Najwyżej ${count} biletów w zamówieniu`,
    }),
  chooseFirst: 'Najpierw wybierz bilet',
  code: 'Kod',
  applyCode: 'Zastosuj',
  removeCode: (code) => `Usuń ${code}`,
  codeApplied: (code) => `Zastosowano kod ${code}`,
  codeUnlocked: (releases) => `Odblokowano: ${releases}`,
  codeUnknown: 'Nie znamy tego kodu. Sprawdź pisownię.',
  codeExpired: 'Ten kod już nie działa.',
  codeEarly: 'Ten kod jeszcze nie działa.',
  codeUsedUp: 'Ten kod został już wykorzystany.',
  codeNothing: (code) =>
    `Dla kodu ${code} nic nie znaleźliśmy przy tych biletach. Sprawdź pisownię.`,
  codeWaits: (code) =>
    `Dla kodu ${code} jeszcze nic nie znaleźliśmy. Jeśli obniża cenę, pokaże to suma.`,
  codeMissing: 'Najpierw wpisz kod',
  nowCosts: (release, now, before) => `${release} kosztuje teraz ${now} zamiast ${before}.`,
  nowGone: (release) => `${release}: już niedostępne.`,
  nowOpen: (release) => `${release}: już w sprzedaży.`,
  nowFewer: (release, count) => `${release}: twój wybór to teraz ${count}.`,
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} za bilet` : 'Zaliczka');
    const payments = {
      one: '1 rata miesięczna',
      few: `${count} raty miesięczne`,
      other: `${count} rat miesięcznych`,
    };
    const then = count ? `, potem ${plural('pl', count, payments)}` : '';
    return `${first} teraz${then}${due ? ` (${due})` : ''}.${by ? ` Całość najpóźniej ${by}.` : ''}`;
  },
  feeRule: (percent, each, least, most) =>
    `Opłata rezerwacyjna: ${percent} i ${each} za bilet` +
    (most ? `, najwyżej ${most} za bilet` : '') +
    (least ? `, co najmniej ${least} za zamówienie.` : '.'),
  buyElsewhere: (host) => `Płacisz na ${host} i tam wybierasz jeszcze raz.`,
  goToShop: (host) => `Przejdź do ${host}`,
  notSoldOnline: 'Tych biletów nie sprzedaje się w internecie. Zapytaj organizatora.',
  demoPurchase:
    'To jest demonstracja, niczego się tu nie sprzedaje. Na twojej stronie ten przycisk prowadzi do twojego sklepu z biletami.',
  privacyOf: (organiser) => `Prywatność: ${organiser}`,
  organiser: (name) => `Organizator: ${name}`,
};
