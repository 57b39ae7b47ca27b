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
function sales({ page, email }: Buyer): number {
  const { orders } = page.control.orders();
  if (!orders.some(({ status }) => status === 'completed')) return 0;
  const text = `"email":${JSON.stringify(email)}`;
  return page.control
    .webhooks()
    .webhooks.filter(
      ({ type, data }) => type === 'ticket.sale' && JSON.stringify(data).includes(text),
    ).length;
}

function boughtTwice(buyer: Buyer): string | undefined {
  const count = sales(buyer);
  return count > 1 ? `${count} orders were completed for one intention` : undefined;
}

function lostCart({ page, cart }: Buyer): string | undefined {
  const now = cartOf(page.state.selection);
  return now === cart ? undefined : `the cart ${cart} has become ${now} at "${page.step}"`;
}

/** Neither `pay` nor `complete-free` takes a free order on a plan. spec L253 */
function cannotFinish({ page }: Buyer): string | undefined {
  const { totalPennies, plan } = page.state.order?.sums ?? {};
  return plan && totalPennies === 0 ? 'a free order is on a plan' : undefined;
}

function clockWentUp({ page, shown }: Buyer): string | undefined {
  const left = page.checkout.secondsLeft();
  const token = page.state.order?.token;
  if (left === undefined || token === undefined) return undefined;
  const before = shown.get(token) ?? Infinity;
  shown.set(token, left);
  return left > before ? `the time left went from ${before} to ${left}` : undefined;
}

function leaked(buyer: Buyer): string | undefined {
  const lines = buyer.page.asked.slice(buyer.looked);
  buyer.looked = buyer.page.asked.length;
  for (const token of buyer.tokens) {
    const line = lines.find((one) => one.includes(token) && !one.includes(`/orders/${token}`));
    if (line) return `a token is in the address ${line}`;
  }
  return undefined;
}

/** Once the page has been able to ask, what is bought is shown as bought. */
async function deniedSale(buyer: Buyer): Promise<string | undefined> {
  const { page } = buyer;
  const knows = () => page.step === 'completed' || sales(buyer) === 0;
  if (knows() || page.control.faults().faults.length > 0) return undefined;
  await page.pass(35);
  await page.check();
  await page.pass(10); // its answer may be late
  return knows() ? undefined : `an order is completed, and the page says "${page.step}"`;
}
