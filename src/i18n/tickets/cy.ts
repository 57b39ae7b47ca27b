import type { TicketPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<TicketPhrases> = {
  tickets: 'Tocynnau',
  emptyTickets: 'Mae’r tocynnau ar eu ffordd.',
  emptyTicketsHint: 'Does dim ar werth eto. Dewch yn ôl yn fuan.',
  free: 'Am ddim',
  priceParts: (face, fee) => `${face} +\u00a0ffi archebu o\u00a0${fee}`,
  plusFee: 'a ffi archebu',
  soldOut: 'Wedi gwerthu allan',
  heldBack: 'Maent i gyd ym masgedi eraill am y tro. Efallai daw rhai yn ôl.',
  salesEnded: 'Mae’r gwerthu wedi dod i ben',
  notYetOnSale: 'Ddim ar werth eto',
  onSaleAt: (when) => `Ar werth ${when}`,
  onSaleAfter: (release) => `Ar werth pan ddaw gwerthiant “${release}” i ben`,
  unlocked: 'Wedi’i ddatgloi gan eich cod',
  ticketsLeft: (count) => `${count} ar ôl`,
  perOrder: (least, most) =>
    most ? `${least} i ${most} fesul archeb` : `O leiaf ${least} fesul archeb`,
  payInParts: 'Neu dalu mewn rhannau',
  quantityOf: (release) => `${release}, faint`,
  addOne: (release) => `Ychwanegu un ${release}`,
  removeOne: (release) => `Tynnu un ${release}`,
  nothingChosen: 'Dim wedi’i ddewis eto',
  ticketCount: (count) =>
    plural('cy', count, {
      one: '1 tocyn',
      two: `${count} docyn`,
      few: `${count} thocyn`,
      many: `${count} thocyn`,
      other: `${count} tocyn`,
    }),
  estimate: (amount) => `tua ${amount}`,
  estimateHint: 'Yn cynnwys y ffi archebu. Amcangyfrif nes i chi archebu.',
  continueToPay: 'Ymlaen',
  haveCode: 'Oes gennych chi god?',
  mostPerOrder: (count) => `Dim mwy na ${count} mewn un archeb`,
  leastPerOrder: (count) => `O leiaf ${count} mewn un archeb`,
  onlyLeft: (count) => `Dim ond ${count} ar ôl`,
  mostTogether: (count) =>
    `Dim mwy na ${plural('cy', count, { one: '1 tocyn', two: `${count} docyn`, few: `${count} thocyn`, many: `${count} thocyn`, other: `${count} tocyn` })} mewn un archeb`,
  chooseFirst: 'Dewiswch docyn yn gyntaf',
  code: 'Cod',
  applyCode: 'Defnyddio',
  removeCode: (code) => `Tynnu ${code}`,
  codeApplied: (code) => `Cod ${code} wedi’i ddefnyddio`,
  codeUnlocked: (releases) => `Wedi’u datgloi: ${releases}`,
  codeUnknown: 'Dydyn ni ddim yn adnabod y cod hwn. Gwiriwch y sillafu.',
  codeExpired: 'Nid yw’r cod hwn yn ddilys bellach.',
  codeEarly: 'Nid yw’r cod hwn yn ddilys eto.',
  codeUsedUp: 'Mae’r cod hwn wedi’i ddefnyddio’n llwyr.',
  codeNothing: (code) =>
    `Chawsom ni ddim byd ar gyfer ${code} gyda’r tocynnau hyn. Gwiriwch y sillafu.`,
  codeWaits: (code) =>
    `Chawsom ni ddim byd ar gyfer ${code} eto. Os yw’n gostwng pris, bydd eich cyfanswm yn ei ddangos.`,
  codeMissing: 'Teipiwch eich cod yn gyntaf',
  nowCosts: (release, now, before) => `Mae ${release} bellach yn costio ${now} yn lle ${before}.`,
  nowGone: (release) => `Nid yw ${release} ar gael bellach.`,
  nowOpen: (release) => `Mae ${release} ar werth nawr.`,
  nowFewer: (release, count) => `${release}: eich dewis nawr yw ${count}.`,
  planOffer: ({ share, each, count, due, by }) =>
    `${share ? share : each ? `${each} y tocyn` : 'Blaendal'} nawr${count ? `, yna ${plural('cy', count, { one: '1 taliad misol', two: `${count} daliad misol`, few: `${count} thaliad misol`, many: `${count} thaliad misol`, other: `${count} taliad misol` })}` : ''}${due ? ` ar ${due}` : ''}.${by ? ` Y cyfan wedi’i dalu erbyn ${by}.` : ''}`,
  feeRule: (percent, each, least, most) =>
    `Ffi archebu: ${percent} a ${each} am bob tocyn${most ? `, dim mwy na ${most} y tocyn` : ''}${least ? `, o leiaf ${least} yr archeb` : ''}.`,
  buyElsewhere: (host) => `Byddwch yn talu ar ${host}, ac yn dewis eich tocynnau yno unwaith eto.`,
  goToShop: (host) => `Mynd i ${host}`,
  notSoldOnline: 'Ni werthir y tocynnau hyn ar-lein. Gofynnwch i’r trefnydd.',
  demoPurchase:
    'Arddangosiad yw hwn: does dim yn cael ei werthu. Ar eich tudalen eich hun mae’r botwm yn arwain at eich siop docynnau.',
  privacyOf: (organiser) => `Hysbysiad preifatrwydd ${organiser}`,
  organiser: (name) => `Trefnydd: ${name}`,
};
