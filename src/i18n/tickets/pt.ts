import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'Ingressos',
  emptyTickets: 'Os ingressos estão a caminho.',
  emptyTicketsHint: 'Ainda não há nada à venda. Volte em breve.',
  free: 'Grátis',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} de\u00a0taxa de\u00a0reserva`,
  plusFee: 'mais taxa de reserva',
  soldOut: 'Esgotado',
  heldBack: 'Estão todos em outras compras. Alguns podem voltar.',
  salesEnded: 'A venda terminou',
  notYetOnSale: 'Ainda não está à venda',
  onSaleAt: (when) => `À venda em ${when}`,
  onSaleAfter: (release) => `À venda quando terminar a venda de «${release}»`,
  unlocked: 'Liberado pelo seu código',
  ticketsLeft: (count) => plural('pt', count, { one: `Resta ${count}`, other: `Restam ${count}` }),
  perOrder: (least, most) =>
    most === undefined ? `No mínimo ${least} por pedido` : `De ${least} a ${most} por pedido`,
  payInParts: 'Ou pague em parcelas',
  quantityOf: (release) => `${release}, quantidade`,
  addOne: (release) => `Adicionar um ingresso ${release}`,
  removeOne: (release) => `Tirar um ingresso ${release}`,
  nothingChosen: 'Nada escolhido ainda',
  ticketCount: (count) =>
    plural('pt', count, { one: `${count} ingresso`, other: `${count} ingressos` }),
  estimate: (amount) => `cerca de ${amount}`,
  estimateHint: 'Taxa de reserva incluída. Uma estimativa até o pedido.',
  continueToPay: 'Continuar',
  haveCode: 'Tem um código?',
  mostPerOrder: (count) => `No máximo ${count} por pedido`,
  leastPerOrder: (count) => `No mínimo ${count} por pedido`,
  onlyLeft: (count) =>
    plural('pt', count, { one: `Só resta ${count}`, other: `Só restam ${count}` }),
  mostTogether: (count) =>
    plural('pt', count, {
      one: `No máximo ${count} ingresso por pedido`,
      other: `No máximo ${count} ingressos por pedido`,
    }),
  chooseFirst: 'Escolha primeiro um ingresso',
  code: 'Código',
  applyCode: 'Aplicar',
  removeCode: (code) => `Tirar ${code}`,
  codeApplied: (code) => `Código ${code} aplicado`,
  codeUnlocked: (releases) => `Liberado: ${releases}`,
  codeUnknown: 'Não conhecemos este código. Confira a grafia.',
  codeExpired: 'Este código não vale mais.',
  codeEarly: 'Este código ainda não vale.',
  codeUsedUp: 'Este código já foi usado.',
  codeNothing: (code) => `Não encontramos nada para ${code} com estes ingressos. Confira a grafia.`,
  codeWaits: (code) =>
    `Ainda não encontramos nada para ${code}. Se ele baixar algum preço, o seu total mostra.`,
  codeMissing: 'Digite primeiro o código',
  nowCosts: (release, now, before) => `${release} agora custa ${now} em vez de ${before}.`,
  nowGone: (release) => `${release} não está mais disponível.`,
  nowOpen: (release) => `${release} agora está à venda.`,
  nowFewer: (release, count) => `${release}: sua escolha agora é ${count}.`,
  planOffer: ({ share, each, count, due, by }) => {
    const first = share ?? (each ? `${each} por ingresso` : 'Uma entrada');
    const payments = { one: '1 parcela mensal', other: `${count} parcelas mensais` };
    const then = count ? `, depois ${plural('pt', count, payments)}` : '';
    return `${first} agora${then}${due ? ` em ${due}` : ''}.${by ? ` Tudo pago até ${by}.` : ''}`;
  },
  feeRule: (percent, each, least, most) =>
    `Taxa de reserva: ${percent} e ${each} por ingresso` +
    (most ? `, no máximo ${most} por ingresso` : '') +
    (least ? `, no mínimo ${least} por pedido.` : '.'),
  buyElsewhere: (host) => `Você paga em ${host} e escolhe lá mais uma vez.`,
  goToShop: (host) => `Ir para ${host}`,
  notSoldOnline: 'Estes ingressos não são vendidos on-line. Pergunte à organização.',
  demoPurchase:
    'Isto é uma demonstração: nada é vendido aqui. Na sua página este botão leva à sua bilheteria.',
  privacyOf: (organiser) => `Privacidade de ${organiser}`,
  organiser: (name) => `Organização: ${name}`,
};
