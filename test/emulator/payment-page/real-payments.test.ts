import { expect } from '@open-wc/testing';
import { createEmulator } from '../../../src/emulator/index.js';
import { openPaymentDialog } from '../../../src/emulator/payment-page/dialog.js';
import { beginPayment } from '../begin-payment.js';
import { assetsUrl, base } from '../tiny-world.js';

const returnUrl = 'http://localhost/tickets?step=back#here';

async function atTheBank() {
  const emulator = createEmulator({ assetsUrl });
  const { fetch } = emulator;
  const { order, url, attemptId } = await beginPayment({ base, returnUrl, fetch });
  const choose = (outcome: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) });
  const status = async () => {
    const headers = { 'X-Service-Key': 'pk_live_meadowlark_demo' };
    const answer = (await (await fetch(order, { headers })).json()) as {
      data: { status: string };
    };
    return answer.data.status;
  };
  const title = async () => /<h1>([^<]*)/.exec(await (await fetch(url)).text())?.[1];
  return { emulator, choose, status, title, url, attemptId };
}

describe('a payment played on its page', () => {
  it('approved: the order is completed, and the buyer goes back to the address as given', async () => {
    const { choose, status, title } = await atTheBank();
    expect(await title()).to.equal('Pay £85.71?');
    expect((await choose('approve')).headers.get('Location')).to.equal(returnUrl);
    expect(await status()).to.equal('completed');
    expect(await title()).to.equal('Paid');
  });

  it('approved twice: sold once, and charged once (PAY-03)', async () => {
    const { choose, emulator } = await atTheBank();
    await Promise.all([choose('approve'), choose('approve')]);
    await choose('approve');
    const sales = emulator.control.webhooks().webhooks.filter(({ type }) => type === 'ticket.sale');
    expect(sales).to.have.length(1);
    expect(emulator.control.payments().payments).to.have.length(1);
  });

  it('is gone after a reset', async () => {
    const { emulator, url } = await atTheBank();
    emulator.control.reset();
    expect((await emulator.fetch(url)).status).to.equal(404);
  });
});

describe('a payment played on the host page', () => {
  const ways: { press: string[]; order: string; leaves: boolean }[] = [
    { press: ['Approve'], order: 'completed', leaves: true },
    { press: ['Decline'], order: 'held', leaves: true },
    { press: ['Challenge'], order: 'awaiting_payment', leaves: false },
    { press: ['Challenge', 'Confirm'], order: 'completed', leaves: true },
    { press: ['Challenge', 'Refuse'], order: 'held', leaves: true },
    { press: ['Process slowly'], order: 'awaiting_payment', leaves: true },
    { press: ['Abandon'], order: 'held', leaves: true },
  ];
  for (const { press, order, leaves } of ways) {
    it(`${press.join(', then ')}: the order is ${order}, and the buyer ${leaves ? 'goes back' : 'stays'}`, async () => {
      const { emulator, attemptId, status } = await atTheBank();
      const gone: string[] = [];
      const goTo = (address: string) => gone.push(address);
      const { payments } = emulator;
      const host = await openPaymentDialog({ attemptId, payments, goTo, back: base });
      const buttons = () => [...host.shadowRoot!.querySelectorAll('button')];
      for (const name of press) {
        buttons()
          .find((it) => it.textContent.startsWith(name))!
          .click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      expect(await status()).to.equal(order);
      expect(gone).to.deep.equal(leaves ? [returnUrl] : []);
      expect(host.isConnected).to.equal(!leaves);
      host.remove();
    });
  }
});
