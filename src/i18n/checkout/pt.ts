import type { CheckoutPhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<CheckoutPhrases> = {
  orderSteps: 'A sua encomenda, passo a passo',
  stepTickets: 'Bilhetes',
  stepDetails: 'Os seus dados',
  stepPayment: 'Pagamento',
  stepOf: (step, steps, name) => `Passo ${step} de ${steps}${name ? `: ${name}` : ''}`,
  change: 'Alterar',

  heldUntil: (time, left) => `Reservado até às ${time} (faltam ${left})`,
  minutes: (count) => plural('pt', count, { one: `${count} minuto`, other: `${count} minutos` }),
  seconds: (count) => plural('pt', count, { one: `${count} segundo`, other: `${count} segundos` }),
  heldFor: (left) => `Os seus bilhetes ficam reservados mais ${left}.`,
  keptNowhere: 'O seu navegador não guarda nada desta página: se a recarregar, perde a encomenda.',

  total: (amount) => `Total ${amount}`,
  youSave: (amount) => `Poupa ${amount}`,
  warnSoldOut: 'Acabou de esgotar, fora do total',
  warnReduced: (count) => `Só há ${count}`,
  warnCodeUsedUp: 'O seu código está esgotado. O total é sem ele.',
  warnCodeIdle: 'O seu código não altera nada nestes bilhetes.',
  warnAddFree: 'Mais um é grátis: adicione-o',

  firstName: 'Nome próprio',
  lastName: 'Apelido',
  emailAddress: 'Endereço de e-mail',
  emailWhy: 'É para aqui que enviamos os bilhetes.',
  phoneNumber: 'Número de telefone',
  phoneWhy: 'Só se algo na sua encomenda não puder esperar por um e-\u2060mail.',
  firstNameMissing: 'Escreva o nome próprio',
  lastNameMissing: 'Escreva o apelido',
  emailAddressMissing: 'Escreva o endereço de e-\u2060mail',
  newsChoices: 'Novidades, só se quiser',
  attestationMissing: 'Aceite as condições para continuar',
  sendingDetails: 'A enviar os seus dados',
  boxesChanged: 'O texto das caixas mudou entretanto. Leia-as de novo e marque aquilo que aceita.',
  typedKept: 'O que escreveu ainda cá está.',

  yourOrder: 'A sua encomenda',
  ofWhichFree: (count) => `${count} deles grátis`,
  discount: 'Desconto',
  codeDiscount: (code) => `Código ${code}`,
  bookingFee: 'Taxa de reserva',
  totalSum: 'Total',
  howToPay: 'Como quer pagar?',
  allAtOnce: 'Pagar agora',
  planTerms: (today, due) => `${today} hoje, depois ${due}.`,
  pay: (amount) => `Pagar ${amount}`,
  payNow: (amount) => `Pagar ${amount} agora`,
  confirmFree: 'Confirmar a encomenda gratuita',
  payStarted: 'A enviar a sua encomenda. Fique nesta página.',
  stillWorking: 'Ainda estamos a tratar disso. Não pague outra vez.',
  toThePayment: 'A levá-lo ao pagamento',
  goToPayment: 'Ir para o pagamento',
  expressCheckout: 'Pagamento expresso',
  payOtherwise: 'Ou pague de outra forma',
  paymentOpen: 'O seu pagamento continua aberto. Prossiga aqui: só paga uma vez.',
  paymentBegun: 'O pagamento começou, por isso os dados já não mudam.',
  backToOrder: 'Voltar ao pedido',
  paymentFailed:
    'O pagamento não foi concluído. Nada foi cobrado. Tente novamente ou escolha outra forma.',

  processingTitle: 'O seu pagamento está a ser processado',
  processingText:
    'Não pague outra vez. Pode fechar esta página: os bilhetes chegam por e-\u2060mail assim que o pagamento for concluído.',
  unknownTitle: 'Ainda não sabemos se o pagamento foi concluído',
  unknownText:
    'Não pague outra vez; continuamos a perguntar. Pode fechar esta página: se o pagamento foi concluído, os bilhetes chegam por e-\u2060mail.',
  lookingUp: 'À procura da sua encomenda',
  checkNow: 'Verificar agora',
  paidElsewhere:
    'O pagamento foi iniciado noutro separador ou noutra janela. Conclua-o lá ou, se já estiver fechado, aqui.',
  returnedTitle: 'Está de volta do pagamento',
  returnedText:
    'Não pague outra vez antes de ver o seu e-\u2060mail: este navegador não guardou nada da sua encomenda, por isso não podemos mostrar aqui se está paga. Nada se perdeu: se o pagamento foi concluído, os bilhetes chegam por e-\u2060mail, talvez ao correio não solicitado.',
  returnedAsk: (reference) =>
    reference
      ? `Se nada chegar, pergunte ao organizador e indique a referência ${reference}.`
      : 'Se nada chegar, pergunte ao organizador.',
  returnedOnward: 'Escolher bilhetes',

  doneTitle: 'Obrigado. Os bilhetes são seus.',
  orderReference: 'Referência',
  sentTo: (address) =>
    address ? `Vamos enviá-los para ${address}.` : 'Vamos enviá-los por e-\u2060mail.',
  totalPaid: 'Total pago',
  paidToday: 'Pago hoje',
  stillToPay: 'Por pagar',
  amountOn: (amount, date) => `${amount} a ${date}`,
  whatNext: 'O que acontece a seguir',
  lookForEmail:
    'Procure o nosso e-\u2060mail. Se não chegar dentro de alguns minutos, veja no correio não solicitado.',
  askWithReference: (reference) =>
    `Se tiver alguma dúvida, indique ao organizador a referência ${reference}.`,
  seeTickets: 'Ver os bilhetes',
  printOrder: 'Imprimir esta página',
  addToCalendar: 'Adicionar ao calendário',
  buyMore: 'Comprar mais bilhetes',
  offersTitle: 'Uma oferta para si',
  offerAt: (discount, event) => `${discount} em ${event}`,
  codePrepared: 'O seu código está a ser preparado.',
  copyCode: (code) => `Copiar ${code}`,
  codeCopied: 'Copiado',
  codeUntil: (date) => `Válido até ${date}`,
  codeForDays: (count) =>
    plural('pt', count, { one: 'Válido por 1 dia', other: `Válido por ${count} dias` }),
  amountOff: (amount) => `${amount} de desconto`,

  expiredTitle: 'A sua reserva terminou. Nada foi cobrado.',
  expiredText: 'Os bilhetes estão de novo à venda.',
  reserveAgain: 'Reservar de novo os mesmos bilhetes',
  chooseOthers: 'Escolher outros bilhetes',
  refundedTitle: 'O seu pagamento chegou tarde e está a ser devolvido',
  refundedText:
    'Os bilhetes já tinham sido vendidos. O dinheiro volta pelo mesmo caminho, o que pode demorar alguns dias.',
  cancelledTitle: 'Esta encomenda foi cancelada',
  cancelledText: 'Se não souber porquê, pergunte ao organizador.',

  soldOutNow: (release, left) => {
    const name = release || 'Um dos seus bilhetes';
    return left > 0 ? `${name}: só restam ${left}. Escolha menos.` : `${name}: acabou de esgotar.`;
  },
  goneNow: 'Um dos seus bilhetes já não está disponível. Veja os bilhetes de novo.',
  notOnSaleNow: (release) => `${release || 'Um dos seus bilhetes'} não está à venda neste momento.`,
  quantityRefused: (release) =>
    `${release || 'Um dos seus bilhetes'} não pode ser encomendado nessa quantidade.`,
  codeTaken: 'O seu código está esgotado, talvez por uma encomenda por terminar.',
  codeOfAnother:
    'Este código pertence a outro e-\u2060mail. Corrija o endereço ou continue sem o código.',
  planGone: (release) =>
    `${release || 'Um dos seus bilhetes'} não pode ser pago assim. A sua escolha ainda cá está.`,
  priceChanged: (total) =>
    total
      ? `O preço mudou. A sua encomenda custa agora ${total}.`
      : 'O preço mudou. Veja o novo total antes de continuar.',
  manyHolds:
    'Foram iniciadas demasiadas encomendas a partir desta ligação. Termine uma ou aguarde.',
  manyRequests: 'Há muita gente aqui neste momento.',
  detailsWanted: 'Antes do pagamento precisamos dos seus dados.',
  paymentWanted: 'Esta encomenda não é gratuita. Veja o total e depois pague.',
  nothingToPay: 'Não há nada a pagar nesta encomenda. Veja-a de novo.',
  detailsRefused: 'Algo nos seus dados não foi aceite. Verifique-os.',
  notSoldHere: 'Neste momento estes bilhetes não podem ser comprados nesta página.',
  unsure:
    'Não conseguimos contactar a bilheteira. Os seus bilhetes podem estar reservados até 15 minutos.',
  declined: (reason) =>
    `O pagamento foi recusado. ${reason || 'Nada foi cobrado.'} Tente novamente ou use outro cartão.`,
  payLost: 'Não conseguimos abrir o pagamento.',
  freeLost: 'Não conseguimos confirmar a sua encomenda.',
  notCharged: 'Nada foi cobrado. Tente novamente.',
  orderStuck:
    'Esta encomenda não pode ser paga nem confirmada. Nada foi cobrado. Escolha de novo os seus bilhetes.',
  chooseAgain: 'Escolher de novo os bilhetes',
  noWayToPay: 'Esta página não consegue fazer o pagamento pedido. Nada foi cobrado.',
  stayHeld:
    'Seus ingressos ficam reservados aqui até acabar o tempo acima. Se forem os últimos, ninguém pode comprá-los antes.',
  anotherOrder:
    'Outra escolha é um novo pedido, que não pode usar os ingressos já reservados para você.',
  sumUnknown: 'Uma estimativa: não nos disseram o valor exato. Confira antes de pagar.',
  orderGone: 'A sua encomenda já não existe. Se pagou, procure o nosso e-\u2060mail.',
  notDone: 'Não resultou. Nada foi cobrado.',
  possibleIn: (time) => `Possível dentro de ${time}.`,
  turnIn: (time) =>
    `Há muita gente ao mesmo tempo. A sua vez chega dentro de ${time}; o seu lugar fica guardado.`,
  stopWaiting: 'Deixar de esperar',

  withoutCode: 'Continuar sem o código',
  forOrganiser: 'Para o organizador',
};
