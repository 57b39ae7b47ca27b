import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'Billets',
  emptyTickets: 'Les billets arrivent.',
  emptyTicketsHint: 'Rien n’est encore en vente. Revenez bientôt.',
  free: 'Gratuit',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} de\u00a0frais de\u00a0réservation`,
  plusFee: 'hors frais de réservation',
  soldOut: 'Complet',
  heldBack: 'Tous dans d’autres paniers pour l’instant. Certains peuvent revenir.',
  salesEnded: 'La vente est terminée',
  notYetOnSale: 'Pas encore en vente',
  onSaleAt: (when) => `En vente le ${when}`,
  onSaleAfter: (release) => `En vente une fois la vente de «\u00a0${release}\u00a0» terminée`,
  unlocked: 'Débloqué par votre code',
  ticketsLeft: (count) =>
    plural('fr', count, { one: `Plus que ${count}`, other: `Plus que ${count}` }),
  perOrder: (least, most) =>
    most === undefined ? `Au moins ${least} par commande` : `De ${least} à ${most} par commande`,
  payInParts: 'Ou payer en plusieurs fois',
  quantityOf: (release) => `${release}, quantité`,
  addOne: (release) => `Ajouter un billet ${release}`,
  removeOne: (release) => `Retirer un billet ${release}`,
  nothingChosen: 'Rien de choisi',
  ticketCount: (count) =>
    plural('fr', count, { one: `${count} billet`, other: `${count} billets` }),
  estimate: (amount) => `environ ${amount}`,
  estimateHint: 'Frais de réservation compris. Estimation jusqu’à la commande.',
  continueToPay: 'Continuer',
  haveCode: 'Vous avez un code ?',
  mostPerOrder: (count) => `${count} au plus par commande`,
  leastPerOrder: (count) => `${count} au moins par commande`,
  onlyLeft: (count) => `Il n’en reste que ${count}`,
  mostTogether: (count) =>
    plural('fr', count, {
      one: `${count} billet au plus par commande`,
      other: `${count} billets au plus par commande`,
    }),
  chooseFirst: 'Choisissez d’abord un billet',
  code: 'Code',
  applyCode: 'Appliquer',
  removeCode: (code) => `Retirer ${code}`,
  codeApplied: (code) => `Code ${code} appliqué`,
  codeUnlocked: (releases) => `Débloqué : ${releases}`,
  codeUnknown: 'Nous ne connaissons pas ce code. Vérifiez l’orthographe.',
  codeExpired: 'Ce code n’est plus valable.',
  codeEarly: 'Ce code n’est pas encore valable.',
  codeUsedUp: 'Ce code est épuisé.',
  codeNothing: (code) =>
    `Nous n’avons rien trouvé pour ${code} avec ces billets. Vérifiez l’orthographe.`,
  codeWaits: (code) =>
    `Nous n’avons encore rien trouvé pour ${code}. S’il baisse un prix, votre total le montrera.`,
  codeMissing: 'Saisissez d’abord votre code',
  nowCosts: (release, now, before) => `${release} coûte maintenant ${now} au lieu de ${before}.`,
  nowGone: (release) => `${release} n’est plus disponible.`,
  nowOpen: (release) => `${release} est maintenant en vente.`,
  nowFewer: (release, count) => `${release} : votre choix est maintenant ${count}.`,
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} par billet` : 'Un acompte');
    const payments = { one: '1 mensualité', other: `${count} mensualités` };
    const then = count ? `, puis ${plural('fr', count, payments)}` : '';
    return `${first} maintenant${then}${due ? ` le ${due}` : ''}.${by ? ` Le tout réglé au plus tard le ${by}.` : ''}`;
  },
  feeRule: (percent, each, least, most) =>
    `Frais de réservation : ${percent} et ${each} par billet` +
    (most ? `, au plus ${most} par billet` : '') +
    (least ? `, au moins ${least} par commande.` : '.'),
  buyElsewhere: (host) => `Vous payez sur ${host}, où vous choisissez une fois encore.`,
  goToShop: (host) => `Aller sur ${host}`,
  notSoldOnline: 'Ces billets ne sont pas vendus en ligne. Demandez à l’organisateur.',
  demoPurchase:
    'Ceci est une démonstration : rien n’est vendu ici. Sur votre page, ce bouton mène à votre billetterie.',
  privacyOf: (organiser) => `Confidentialité : ${organiser}`,
  organiser: (name) => `Organisation : ${name}`,
};
