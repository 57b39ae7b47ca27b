import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'Biljetter',
  emptyTickets: 'Biljetterna är på väg.',
  emptyTicketsHint: 'Inget säljs än. Titta gärna in igen snart.',
  free: 'Gratis',
  priceParts: (face, fee) => `${face}\u00a0+\u00a0${fee} bokningsavgift`,
  plusFee: 'plus bokningsavgift',
  soldOut: 'Slutsålt',
  heldBack: 'Alla ligger i andras varukorgar just nu. Några kan komma tillbaka.',
  salesEnded: 'Försäljningen är avslutad',
  notYetOnSale: 'Säljs inte än',
  onSaleAt: (when) => `Säljs från ${when}`,
  onSaleAfter: (release) => `Säljs när försäljningen av ”${release}” är avslutad`,
  unlocked: 'Upplåst med din kod',
  ticketsLeft: (count) => `${count} kvar`,
  perOrder: (least, most) =>
    most ? `${least} till ${most} per beställning` : `Minst ${least} per beställning`,
  payInParts: 'Eller dela upp betalningen',
  quantityOf: (release) => `${release}, antal`,
  addOne: (release) => `Lägg till ${release}`,
  removeOne: (release) => `Ta bort ${release}`,
  nothingChosen: 'Inget valt än',
  ticketCount: (count) => plural('sv', count, { one: '1 biljett', other: `${count} biljetter` }),
  estimate: (amount) => `ungefär ${amount}`,
  estimateHint: 'Bokningsavgift ingår. En uppskattning tills du beställer.',
  continueToPay: 'Fortsätt',
  haveCode: 'Har du en kod?',
  mostPerOrder: (count) => `Högst ${count} per beställning`,
  leastPerOrder: (count) => `Minst ${count} per beställning`,
  onlyLeft: (count) => `Bara ${count} kvar`,
  mostTogether: (count) =>
    plural('sv', count, {
      one: 'Högst 1 biljett per beställning',
      other: `Högst ${count} biljetter per beställning`,
    }),
  chooseFirst: 'Välj en biljett först',
  code: 'Kod',
  applyCode: 'Använd',
  removeCode: (code) => `Ta bort ${code}`,
  codeApplied: (code) => `Koden ${code} används`,
  codeUnlocked: (releases) => `Upplåst: ${releases}`,
  codeUnknown: 'Vi känner inte till den koden. Kontrollera stavningen.',
  codeExpired: 'Koden gäller inte längre.',
  codeEarly: 'Koden gäller inte än.',
  codeUsedUp: 'Koden är förbrukad.',
  codeNothing: (code) =>
    `Vi hittade inget för ${code} med de här biljetterna. Kontrollera stavningen.`,
  codeWaits: (code) =>
    `Vi har inte hittat något för ${code} än. Om den sänker ett pris syns det i din summa.`,
  codeMissing: 'Skriv in din kod först',
  nowCosts: (release, now, before) => `${release} kostar nu ${now} i stället för ${before}.`,
  nowGone: (release) => `${release} finns inte längre.`,
  nowOpen: (release) => `${release} säljs nu.`,
  nowFewer: (release, count) => `${release}: ditt val är nu ${count}.`,
  planOffer: ({ share, each, count, due, by }) =>
    `${share ? share : each ? `${each} per biljett` : 'En handpenning'} nu${count ? `, sedan ${plural('sv', count, { one: '1 månadsbetalning', other: `${count} månadsbetalningar` })}` : ''}${due ? ` den ${due}` : ''}.${by ? ` Allt betalt senast ${by}.` : ''}`,
  feeRule: (percent, each, least, most) =>
    `Bokningsavgift: ${percent} och ${each} per biljett${most ? `, högst ${most} per biljett` : ''}${least ? `, minst ${least} per beställning` : ''}.`,
  buyElsewhere: (host) => `Du betalar hos ${host} och väljer dina biljetter där en gång till.`,
  goToShop: (host) => `Gå till ${host}`,
  notSoldOnline: 'De här biljetterna säljs inte på nätet. Fråga arrangören.',
  demoPurchase:
    'Det här är en demonstration: inget säljs. På din egen sida leder knappen till din biljettbutik.',
  privacyOf: (organiser) => `Integritetspolicy för ${organiser}`,
  organiser: (name) => `Arrangör: ${name}`,
};
