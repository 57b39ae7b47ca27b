import { cartOf, type Buyer } from './buyer.js';

/** What must hold after every step. Each answers what is wrong, or nothing. */
export async function broken(buyer: Buyer): Promise<string | undefined> {
  buyer.notice();
  return (
    boughtTwice(buyer) ??
    lostCart(buyer) ??
    clockWentUp(buyer) ??
    cannotFinish(buyer) ??
    leaked(buyer) ??
    (await deniedSale(buyer))
  );
}

/** Completed orders of what this buyer intends now. */
function sales({ desk, email }: Buyer): number {
  const { orders } = desk.control.orders();
  if (!orders.some(({ status }) => status === 'completed')) return 0;
  const text = `"email":${JSON.stringify(email)}`;
  return desk.control
    .webhooks()
    .webhooks.filter(
      ({ type, data }) => type === 'ticket.sale' && JSON.stringify(data).includes(text),
    ).length;
}

function boughtTwice(buyer: Buyer): string | undefined {
  const count = sales(buyer);
  return count > 1 ? `${count} orders were completed for one intention` : undefined;
}

function lostCart({ desk, cart }: Buyer): string | undefined {
  const now = cartOf(desk.state.wish);
  return now === cart ? undefined : `the cart ${cart} has become ${now} at "${desk.step}"`;
}

/** Neither `pay` nor `complete-free` takes a free order on a plan. spec L253 */
function cannotFinish({ desk }: Buyer): string | undefined {
  const { totalPennies, plan } = desk.state.order?.sums ?? {};
  return plan && totalPennies === 0 ? 'a free order is on a plan' : undefined;
}

function clockWentUp({ desk, shown }: Buyer): string | undefined {
  const left = desk.checkout.secondsLeft();
  const token = desk.state.order?.token;
  if (left === undefined || token === undefined) return undefined;
  const before = shown.get(token) ?? Infinity;
  shown.set(token, left);
  return left > before ? `the time left went from ${before} to ${left}` : undefined;
}

function leaked(buyer: Buyer): string | undefined {
  const lines = buyer.desk.asked.slice(buyer.looked);
  buyer.looked = buyer.desk.asked.length;
  for (const token of buyer.tokens) {
    const line = lines.find((one) => one.includes(token) && !one.includes(`/orders/${token}`));
    if (line) return `a token is in the address ${line}`;
  }
  return undefined;
}

/** Once the page has been able to ask, what is bought is shown as bought. */
async function deniedSale(buyer: Buyer): Promise<string | undefined> {
  const { desk } = buyer;
  const knows = () => desk.step === 'completed' || sales(buyer) === 0;
  if (knows() || desk.control.faults().faults.length > 0) return undefined;
  await desk.pass(35);
  await desk.check();
  await desk.pass(10); // its answer may be late
  return knows() ? undefined : `an order is completed, and the page says "${desk.step}"`;
}
