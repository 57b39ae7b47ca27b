import type { CheckoutPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<CheckoutPhrases> = {
  orderSteps: 'Tu pedido, paso a paso',
  stepTickets: 'Entradas',
  stepDetails: 'Tus datos',
  stepPayment: 'Pago',
  stepOf: (step, steps, name) => `Paso ${step} de ${steps}${name ? `: ${name}` : ''}`,
  change: 'Cambiar',

  heldUntil: (time, left) => `Reservado hasta las ${time} (quedan ${left})`,
  minutes: (count) => plural('es', count, { one: '1 minuto', other: `${count} minutos` }),
  seconds: (count) => plural('es', count, { one: '1 segundo', other: `${count} segundos` }),
  heldFor: (left) => `Tus entradas siguen reservadas ${left}.`,
  keptNowhere: 'Tu navegador no guarda nada de esta página: si la recargas, pierdes el pedido.',

  total: (amount) => `Total ${amount}`,
  youSave: (amount) => `Ahorras ${amount}`,
  warnSoldOut: 'Acaba de agotarse y no está en el total',
  warnReduced: (count) => `Solo hay ${count}`,
  warnCodeUsedUp: 'Tu código está agotado. El total va sin él.',
  warnCodeIdle: 'Tu código no cambia nada en estas entradas.',
  warnAddFree: 'Una más es gratis: añádela',

  firstName: 'Nombre',
  lastName: 'Apellidos',
  emailAddress: 'Correo electrónico',
  emailWhy: 'Aquí enviamos tus entradas.',
  phoneNumber: 'Teléfono',
  phoneWhy: 'Solo si algo de tu pedido no puede esperar a un correo.',
  firstNameMissing: 'Escribe tu nombre',
  lastNameMissing: 'Escribe tus apellidos',
  emailAddressMissing: 'Escribe tu correo electrónico',
  newsChoices: 'Novedades, solo si quieres',
  attestationMissing: 'Acepta las condiciones para seguir',
  sendingDetails: 'Enviando tus datos',
  boxesChanged: 'El texto de las casillas ha cambiado. Léelas otra vez y marca lo que aceptas.',
  typedKept: 'Lo que escribiste sigue aquí.',

  yourOrder: 'Tu pedido',
  ofWhichFree: (count) => `${count} de ellas gratis`,
  discount: 'Descuento',
  codeDiscount: (code) => `Código ${code}`,
  bookingFee: 'Gastos de gestión',
  totalSum: 'Total',
  howToPay: '¿Cómo quieres pagar?',
  allAtOnce: 'Pagar ahora',
  planTerms: (today, due) => `${today} hoy, después ${due}.`,
  pay: (amount) => `Pagar ${amount}`,
  payNow: (amount) => `Pagar ${amount} ahora`,
  confirmFree: 'Confirmar el pedido gratuito',
  payStarted: 'Enviando tu pedido. No salgas de esta página.',
  stillWorking: 'Seguimos en ello. No pagues otra vez.',
  toThePayment: 'Te llevamos al pago',
  goToPayment: 'Ir al pago',
  expressCheckout: 'Pago exprés',
  payOtherwise: 'O paga de otra forma',
  paymentOpen: 'Tu pago sigue abierto. Continúalo aquí: solo pagas una vez.',
  paymentBegun: 'El pago ha empezado, así que los datos ya no cambian.',
  backToOrder: 'Volver al pedido',
  paymentFailed:
    'El pago no se ha completado. No se ha cobrado nada. Inténtalo de nuevo o elige otra forma.',

  processingTitle: 'Tu pago se está procesando',
  processingText:
    'No pagues otra vez. Puedes cerrar esta página: tus entradas llegan por correo en cuanto el pago se complete.',
  unknownTitle: 'Aún no sabemos si el pago se ha completado',
  unknownText:
    'No pagues otra vez; seguimos preguntando. Puedes cerrar esta página: si el pago se completó, tus entradas llegan por correo.',
  lookingUp: 'Buscando tu pedido',
  checkNow: 'Comprobar ahora',
  paidElsewhere:
    'El pago se empezó en otra pestaña o ventana. Termínalo allí o, si ya está cerrada, aquí.',
  returnedTitle: 'Vuelves del pago',
  returnedText:
    'No pagues otra vez sin mirar antes tu correo: este navegador no ha guardado nada de tu pedido, así que aquí no podemos mostrarte si está pagado. No se ha perdido nada: si el pago se completó, tus entradas llegan por correo, quizá al correo no deseado.',
  returnedAsk: (reference) =>
    reference
      ? `Si no llega nada, pregunta al organizador y dale tu referencia ${reference}.`
      : 'Si no llega nada, pregunta al organizador.',
  returnedOnward: 'Elegir entradas',

  doneTitle: 'Gracias. Las entradas son tuyas.',
  orderReference: 'Referencia',
  sentTo: (address) =>
    address ? `Las enviamos a ${address}.` : 'Las enviamos por correo electrónico.',
  totalPaid: 'Total pagado',
  paidToday: 'Pagado hoy',
  stillToPay: 'Pendiente de pago',
  amountOn: (amount, date) => `${amount} el ${date}`,
  whatNext: 'Qué pasa ahora',
  lookForEmail: 'Busca nuestro correo. Si no llega en unos minutos, mira en el correo no deseado.',
  askWithReference: (reference) =>
    `Si tienes una pregunta, dale al organizador tu referencia ${reference}.`,
  seeTickets: 'Ver tus entradas',
  printOrder: 'Imprimir esta página',
  addToCalendar: 'Añadir al calendario',
  buyMore: 'Comprar más entradas',
  offersTitle: 'Una oferta para ti',
  offerAt: (discount, event) => `${discount} en ${event}`,
  codePrepared: 'Tu código se está preparando.',
  copyCode: (code) => `Copiar ${code}`,
  codeCopied: 'Copiado',
  codeUntil: (date) => `Válido hasta el ${date}`,
  codeForDays: (count) =>
    plural('es', count, { one: 'Válido 1 día', other: `Válido ${count} días` }),
  amountOff: (amount) => `${amount} de descuento`,

  expiredTitle: 'Tu reserva ha terminado. No se ha cobrado nada.',
  expiredText: 'Las entradas vuelven a estar a la venta.',
  reserveAgain: 'Reservar otra vez las mismas entradas',
  chooseOthers: 'Elegir otras entradas',
  refundedTitle: 'Tu pago llegó tarde y se te devuelve',
  refundedText:
    'Las entradas ya eran de otros. El dinero vuelve por el mismo camino, lo que puede tardar unos días.',
  cancelledTitle: 'Este pedido se ha cancelado',
  cancelledText: 'Si no sabes por qué, pregunta al organizador.',

  soldOutNow: (release, left) => {
    const name = release || 'Una de tus entradas';
    return left > 0 ? `${name}: solo quedan ${left}. Elige menos.` : `${name}: se acaba de agotar.`;
  },
  goneNow: 'Una de tus entradas ya no se ofrece. Mira las entradas otra vez.',
  notOnSaleNow: (release) =>
    `${release || 'Una de tus entradas'} no está a la venta en este momento.`,
  quantityRefused: (release) =>
    `${release || 'Una de tus entradas'} no se puede pedir en esa cantidad.`,
  codeTaken: 'Tu código está agotado, quizá por un pedido sin terminar.',
  codeOfAnother: 'Este código es de otro correo. Corrige la dirección o sigue sin el código.',
  planGone: (release) =>
    `${release || 'Una de tus entradas'} no se puede pagar así. Tu elección sigue aquí.`,
  priceChanged: (total) =>
    total
      ? `El precio ha cambiado. Tu pedido cuesta ahora ${total}.`
      : 'El precio ha cambiado. Mira el nuevo total antes de seguir.',
  manyHolds: 'Se han empezado demasiados pedidos desde esta conexión. Termina uno o espera.',
  manyRequests: 'Hay mucha gente ahora mismo.',
  detailsWanted: 'Antes de pagar necesitamos tus datos.',
  paymentWanted: 'Este pedido no es gratuito. Mira el total y paga.',
  nothingToPay: 'No hay nada que pagar en este pedido. Míralo otra vez.',
  detailsRefused: 'Algo de tus datos no se ha aceptado. Revísalos.',
  notSoldHere: 'Estas entradas no se pueden comprar ahora en esta página.',
  unsure:
    'No hemos podido contactar con la taquilla. Tus entradas pueden estar reservadas hasta 15 minutos.',
  declined: (reason) =>
    `El pago ha sido rechazado. ${reason || 'No se ha cobrado nada.'} Inténtalo de nuevo o usa otra tarjeta.`,
  payLost: 'No hemos podido abrir el pago.',
  freeLost: 'No hemos podido confirmar tu pedido.',
  notCharged: 'No se ha cobrado nada. Inténtalo de nuevo.',
  orderStuck:
    'Este pedido no se puede pagar ni confirmar. No se ha cobrado nada. Elige tus entradas de nuevo.',
  chooseAgain: 'Elegir las entradas de nuevo',
  noWayToPay: 'Esta página no puede hacer el pago que se pide. No se ha cobrado nada.',
  stayHeld:
    'Tus entradas siguen reservadas aquí hasta que se acabe el tiempo de arriba. Si son las últimas, nadie puede comprarlas antes.',
  anotherOrder:
    'Otra selección es un pedido nuevo y no puede usar las entradas que ya tienes reservadas.',
  sumUnknown: 'Es una estimación: no nos han dicho el importe exacto. Compruébalo antes de pagar.',
  orderGone: 'Tu pedido ya no existe. Si has pagado, busca nuestro correo.',
  notDone: 'No ha funcionado. No se ha cobrado nada.',
  possibleIn: (time) => `Posible en ${time}.`,
  turnIn: (time) => `Hay mucha gente a la vez. Tu turno llega en ${time}; te guardamos el sitio.`,
  stopWaiting: 'Dejar de esperar',

  withoutCode: 'Seguir sin el código',
  forOrganiser: 'Para el organizador',
};
