import type { CheckoutPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<CheckoutPhrases> = {
  orderSteps: 'Votre commande, étape par étape',
  stepTickets: 'Billets',
  stepDetails: 'Vos coordonnées',
  stepPayment: 'Paiement',
  stepOf: (step, steps, name) => `Étape ${step} sur ${steps}${name ? ` : ${name}` : ''}`,
  change: 'Modifier',

  heldUntil: (time, left) => `Réservé jusqu’à ${time} (encore ${left})`,
  minutes: (count) => plural('fr', count, { one: `${count} minute`, other: `${count} minutes` }),
  seconds: (count) => plural('fr', count, { one: `${count} seconde`, other: `${count} secondes` }),
  heldFor: (left) => `Vos billets sont réservés encore ${left}.`,
  keptNowhere:
    'Votre navigateur ne garde rien pour cette page : si vous la rechargez, votre commande est perdue.',

  total: (amount) => `Total ${amount}`,
  youSave: (amount) => `Vous économisez ${amount}`,
  warnSoldOut: 'Vient d’être épuisé, hors du total',
  warnReduced: (count) => `Seulement ${count} disponibles`,
  warnCodeUsedUp: 'Votre code est épuisé. Le total n’en tient pas compte.',
  warnCodeIdle: 'Votre code ne change rien pour ces billets.',
  warnAddFree: 'Un de plus est gratuit : ajoutez-le',

  firstName: 'Prénom',
  lastName: 'Nom',
  emailAddress: 'Adresse e-mail',
  emailWhy: 'Vos billets y sont envoyés.',
  phoneNumber: 'Numéro de téléphone',
  phoneWhy: 'Utilisé seulement si votre commande ne peut pas attendre un e-\u2060mail.',
  firstNameMissing: 'Saisissez votre prénom',
  lastNameMissing: 'Saisissez votre nom',
  emailAddressMissing: 'Saisissez votre adresse e-\u2060mail',
  newsChoices: 'Des nouvelles, si vous le voulez',
  attestationMissing: 'Acceptez les conditions pour continuer',
  sendingDetails: 'Envoi de vos coordonnées',
  boxesChanged:
    'Le texte des cases a changé entre-temps. Relisez-les et cochez ce que vous acceptez.',
  typedKept: 'Ce que vous avez saisi est toujours là.',

  yourOrder: 'Votre commande',
  ofWhichFree: (count) => `dont ${count} gratuits`,
  discount: 'Réduction',
  codeDiscount: (code) => `Code ${code}`,
  bookingFee: 'Frais de réservation',
  totalSum: 'Total',
  howToPay: 'Comment voulez-vous payer ?',
  allAtOnce: 'Payer maintenant',
  planTerms: (today, due) => `${today} aujourd’hui, puis ${due}.`,
  pay: (amount) => `Payer ${amount}`,
  payNow: (amount) => `Payer ${amount} maintenant`,
  confirmFree: 'Confirmer la commande gratuite',
  payStarted: 'Votre commande part. Restez sur cette page.',
  stillWorking: 'Toujours en cours. Ne payez pas une seconde fois.',
  toThePayment: 'Nous vous menons au paiement',
  goToPayment: 'Aller au paiement',
  expressCheckout: 'Paiement express',
  payOtherwise: 'Ou payer autrement',
  paymentOpen: 'Votre paiement est encore ouvert. Reprenez-le ici : vous ne payez qu’une fois.',
  paymentBegun: 'Le paiement a commencé : les coordonnées ne changent plus.',
  backToOrder: 'Revenir à la commande',
  paymentFailed:
    'Le paiement n’a pas abouti. Rien n’a été débité. Réessayez ou choisissez un autre moyen.',

  processingTitle: 'Votre paiement est en cours de traitement',
  processingText:
    'Ne payez pas une seconde fois. Vous pouvez fermer cette page : vos billets arrivent par e-\u2060mail dès que le paiement est passé.',
  unknownTitle: 'Nous ne savons pas encore si le paiement est passé',
  unknownText:
    'Ne payez pas une seconde fois ; nous continuons de demander. Vous pouvez fermer cette page : si le paiement est passé, vos billets arrivent par e-\u2060mail.',
  lookingUp: 'Recherche de votre commande',
  checkNow: 'Vérifier maintenant',
  paidElsewhere:
    'Le paiement a été commencé dans un autre onglet ou une autre fenêtre. Terminez-le là-bas ou, si c’est fermé, ici.',
  returnedTitle: 'Vous revenez du paiement',
  returnedText:
    'Ne payez pas une seconde fois avant d’avoir consulté vos e-\u2060mails : ce navigateur n’a rien gardé de votre commande, nous ne pouvons donc pas vous montrer ici si elle est payée. Rien n’est perdu : si le paiement est passé, vos billets arrivent par e-\u2060mail, peut-être dans les indésirables.',
  returnedAsk: (reference) =>
    reference
      ? `Si rien n’arrive, demandez à l’organisateur en donnant votre référence ${reference}.`
      : 'Si rien n’arrive, demandez à l’organisateur.',
  returnedOnward: 'Choisir des billets',

  doneTitle: 'Merci. Les billets sont à vous.',
  orderReference: 'Référence',
  sentTo: (address) =>
    address ? `Nous les envoyons à ${address}.` : 'Nous les envoyons par e-\u2060mail.',
  totalPaid: 'Total payé',
  paidToday: 'Payé aujourd’hui',
  stillToPay: 'Reste à payer',
  amountOn: (amount, date) => `${amount} le ${date}`,
  whatNext: 'Et maintenant',
  lookForEmail:
    'Guettez notre e-\u2060mail. S’il n’est pas là dans quelques minutes, regardez dans les indésirables.',
  askWithReference: (reference) =>
    `Pour toute question, donnez à l’organisateur votre référence ${reference}.`,
  seeTickets: 'Voir vos billets',
  printOrder: 'Imprimer cette page',
  addToCalendar: 'Ajouter à l’agenda',
  buyMore: 'Acheter d’autres billets',
  offersTitle: 'Une offre pour vous',
  offerAt: (discount, event) => `${discount} chez ${event}`,
  codePrepared: 'Votre code se prépare.',
  copyCode: (code) => `Copier ${code}`,
  codeCopied: 'Copié',
  codeUntil: (date) => `Valable jusqu’au ${date}`,
  codeForDays: (count) =>
    plural('fr', count, { one: 'Valable 1 jour', other: `Valable ${count} jours` }),
  amountOff: (amount) => `${amount} de réduction`,

  expiredTitle: 'Votre réservation a expiré. Rien n’a été débité.',
  expiredText: 'Les billets sont de nouveau en vente.',
  reserveAgain: 'Réserver les mêmes billets',
  chooseOthers: 'Choisir d’autres billets',
  refundedTitle: 'Votre paiement est arrivé trop tard et vous est remboursé',
  refundedText:
    'Les billets étaient alors partis. L’argent revient par le même chemin, ce qui peut prendre quelques jours.',
  cancelledTitle: 'Cette commande a été annulée',
  cancelledText: 'Si vous ne savez pas pourquoi, demandez à l’organisateur.',

  soldOutNow: (release, left) => {
    const name = release || 'L’un de vos billets';
    return left > 0
      ? `${name} : plus que ${left}. Choisissez-en moins.`
      : `${name} : épuisé à l’instant.`;
  },
  goneNow: 'L’un de vos billets n’est plus proposé. Revoyez les billets.',
  notOnSaleNow: (release) =>
    `${release || 'L’un de vos billets'} n’est pas en vente pour le moment.`,
  quantityRefused: (release) =>
    `${release || 'L’un de vos billets'} ne peut pas être commandé en ce nombre.`,
  codeTaken: 'Votre code est épuisé, peut-être par une commande inachevée.',
  codeOfAnother:
    'Ce code appartient à une autre adresse e-\u2060mail. Corrigez l’adresse ou continuez sans le code.',
  planGone: (release) =>
    `${release || 'L’un de vos billets'} ne peut pas être payé ainsi. Vos billets restent choisis.`,
  priceChanged: (total) =>
    total
      ? `Le prix a changé. Votre commande coûte maintenant ${total}.`
      : 'Le prix a changé. Regardez le nouveau total avant de continuer.',
  manyHolds:
    'Trop de commandes ont été commencées depuis cette connexion. Terminez-en une ou attendez.',
  manyRequests: 'Il y a beaucoup de monde en ce moment.',
  detailsWanted: 'Avant le paiement, il nous faut vos coordonnées.',
  paymentWanted: 'Cette commande n’est pas gratuite. Regardez le total, puis payez.',
  nothingToPay: 'Il n’y a rien à payer pour cette commande. Regardez-la de nouveau.',
  detailsRefused: 'Un point de vos coordonnées n’a pas été accepté. Vérifiez-les.',
  notSoldHere: 'Ces billets ne peuvent pas être achetés sur cette page pour le moment.',
  unsure:
    'La billetterie est injoignable. Vos billets sont peut-être réservés pendant 15 minutes au plus.',
  declined: (reason) =>
    `Le paiement a été refusé. ${reason || 'Rien n’a été débité.'} Réessayez ou utilisez une autre carte.`,
  payLost: 'Nous n’avons pas pu ouvrir le paiement.',
  freeLost: 'Nous n’avons pas pu confirmer votre commande.',
  notCharged: 'Rien n’a été débité. Réessayez.',
  orderStuck:
    'Cette commande ne peut être ni payée ni confirmée. Rien n’a été débité. Choisissez de nouveau vos billets.',
  chooseAgain: 'Choisir de nouveau les billets',
  noWayToPay: 'Cette page ne peut pas traiter le paiement demandé. Rien n’a été débité.',
  stayHeld:
    'Vos billets restent réservés ici jusqu’à la fin du délai ci-dessus. Si ce sont les derniers, personne ne peut les acheter avant.',
  anotherOrder:
    'Un autre choix est une nouvelle commande, qui ne peut pas utiliser les billets déjà réservés pour vous.',
  sumUnknown:
    'Une estimation : le montant exact ne nous a pas été communiqué. Vérifiez-le avant de payer.',
  orderGone: 'Votre commande n’existe plus. Si vous avez payé, guettez notre e-\u2060mail.',
  notDone: 'Cela n’a pas marché. Rien n’a été débité.',
  possibleIn: (time) => `Possible dans ${time}.`,
  turnIn: (time) =>
    `Il y a beaucoup de monde. Votre tour arrive dans ${time} ; votre place est gardée.`,
  stopWaiting: 'Ne plus attendre',

  withoutCode: 'Continuer sans le code',
  forOrganiser: 'Pour l’organisateur',
};
