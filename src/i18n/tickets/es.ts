import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'Entradas',
  emptyTickets: 'Las entradas están en camino.',
  emptyTicketsHint: 'Todavía no hay nada a la venta. Vuelve pronto.',
  free: 'Gratis',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} de\u00a0gastos de\u00a0gestión`,
  plusFee: 'más gastos de gestión',
  soldOut: 'Agotado',
  heldBack: 'Ahora están todas en otras cestas. Puede que alguna vuelva.',
  salesEnded: 'La venta ha terminado',
  notYetOnSale: 'Aún no está a la venta',
  onSaleAt: (when) => `A la venta el ${when}`,
  onSaleAfter: (release) => `A la venta cuando termine la venta de «${release}»`,
  unlocked: 'Desbloqueado con tu código',
  ticketsLeft: (count) => plural('es', count, { one: `Queda ${count}`, other: `Quedan ${count}` }),
  perOrder: (least, most) =>
    most === undefined ? `Al menos ${least} por pedido` : `De ${least} a ${most} por pedido`,
  payInParts: 'O pagar a plazos',
  quantityOf: (release) => `${release}, cantidad`,
  addOne: (release) => `Añadir una entrada ${release}`,
  removeOne: (release) => `Quitar una entrada ${release}`,
  nothingChosen: 'Nada elegido todavía',
  ticketCount: (count) =>
    plural('es', count, { one: `${count} entrada`, other: `${count} entradas` }),
  estimate: (amount) => `unos ${amount}`,
  estimateHint: 'Gastos de gestión incluidos. Es una estimación hasta el pedido.',
  continueToPay: 'Continuar',
  haveCode: '¿Tienes un código?',
  mostPerOrder: (count) => `Como máximo ${count} por pedido`,
  leastPerOrder: (count) => `Como mínimo ${count} por pedido`,
  onlyLeft: (count) =>
    plural('es', count, { one: `Solo queda ${count}`, other: `Solo quedan ${count}` }),
  mostTogether: (count) =>
    plural('es', count, {
      one: `Como máximo ${count} entrada por pedido`,
      other: `Como máximo ${count} entradas por pedido`,
    }),
  chooseFirst: 'Elige primero una entrada',
  code: 'Código',
  applyCode: 'Aplicar',
  removeCode: (code) => `Quitar ${code}`,
  codeApplied: (code) => `Código ${code} aplicado`,
  codeUnlocked: (releases) => `Desbloqueado: ${releases}`,
  codeUnknown: 'No conocemos este código. Revisa cómo está escrito.',
  codeExpired: 'Este código ya no es válido.',
  codeEarly: 'Este código aún no es válido.',
  codeUsedUp: 'Este código ya se ha usado.',
  codeNothing: (code) =>
    `No hemos encontrado nada para ${code} con estas entradas. Revisa cómo está escrito.`,
  codeWaits: (code) =>
    `Aún no hemos encontrado nada para ${code}. Si baja algún precio, lo verás en tu total.`,
  codeMissing: 'Escribe primero tu código',
  nowCosts: (release, now, before) => `${release} cuesta ahora ${now} en lugar de ${before}.`,
  nowGone: (release) => `${release} ya no está disponible.`,
  nowOpen: (release) => `${release} ya está a la venta.`,
  nowFewer: (release, count) => `${release}: tu elección es ahora ${count}.`,
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} por entrada` : 'Una señal');
    const payments = { one: '1 pago mensual', other: `${count} pagos mensuales` };
    const then = count ? `, después ${plural('es', count, payments)}` : '';
    return `${first} ahora${then}${due ? ` el ${due}` : ''}.${by ? ` Todo pagado a más tardar el ${by}.` : ''}`;
  },
  feeRule: (percent, each, least, most) =>
    `Gastos de gestión: ${percent} y ${each} por entrada` +
    (most ? `, como máximo ${most} por entrada` : '') +
    (least ? `, al menos ${least} por pedido.` : '.'),
  buyElsewhere: (host) => `Pagas en ${host} y allí eliges otra vez.`,
  goToShop: (host) => `Ir a ${host}`,
  notSoldOnline: 'Estas entradas no se venden en línea. Pregunta a la organización.',
  demoPurchase:
    'Esto es una demostración: aquí no se vende nada. En tu página este botón lleva a tu tienda de entradas.',
  privacyOf: (organiser) => `Privacidad de ${organiser}`,
  organiser: (name) => `Organiza: ${name}`,
};
