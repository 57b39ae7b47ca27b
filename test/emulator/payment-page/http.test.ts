import { expect } from '@open-wc/testing';
import { Hono } from 'hono';
import type { EmulatorApp } from '../../../src/emulator/requests/request.js';
import { servePaymentPage } from '../../../src/emulator/payment-page/http.js';
import type { PaymentView } from '../../../src/emulator/orders/payment.js';
import { fakePayments, openView } from './fake-payments.js';

function shop(change: Partial<PaymentView> = {}) {
  const app: EmulatorApp = new Hono();
  const payments = fakePayments(change);
  servePaymentPage(app, payments);
  const choose = (outcome: string) =>
    app.request('/pay/attempt-1', { method: 'POST', body: new URLSearchParams({ outcome }) });
  return { payments, choose, page: (path = '/pay/attempt-1') => app.request(path) };
}
const parsed = async (response: Response | Promise<Response>) =>
  new DOMParser().parseFromString(await (await response).text(), 'text/html');

describe('the payment page over HTTP', () => {
  it('shows event, order and amount as text, asks for no card and says that no money moves', async () => {
    const page = await parsed(shop().page());
    expect(page.querySelectorAll('input, script, iframe, [onclick], [style]')).to.have.length(0);
    expect([...page.querySelectorAll('dd')].map((it) => it.textContent)).to.deep.equal([
      'Meadowlark <2027>',
      'MLK-7Q2F',
      '£185.00',
    ]);
    expect(page.querySelector('.notice')?.textContent).to.contain('no money moves');
  });

  it('shows an amount with the digits of its currency, and which payment of a plan it is', async () => {
    const page = await parsed(
      shop({ amountPennies: 4500, currency: 'JPY', installmentSeq: 2 }).page(),
    );
    const values = [...page.querySelectorAll('dd')].map((it) => it.textContent);
    expect(values.slice(2)).to.deep.equal(['JP¥4,500', 'number 2']);
  });

  it('offers the five outcomes and posts them to its own address', async () => {
    const page = await parsed(shop().page());
    const buttons = [...page.querySelectorAll('form[method="post"] button')];
    expect(buttons.map((button) => button.getAttribute('value'))).to.deep.equal([
      'approve',
      'decline',
      'challenge',
      'process_slowly',
      'abandon',
    ]);
    expect(page.querySelector('form')?.hasAttribute('action')).to.be.false;
  });

  for (const outcome of ['approve', 'decline', 'process_slowly', 'abandon']) {
    it(`${outcome} leads back to the buyer's page, its address untouched (ORD-03)`, async () => {
      const { payments, choose } = shop();
      const answer = await choose(outcome);
      expect(answer.status).to.equal(303);
      expect(answer.headers.get('Location')).to.equal(openView.returnUrl);
      expect(payments.played).to.deep.equal([outcome]);
    });
  }

  it('a challenge is a second step at the same address, with Confirm and Refuse', async () => {
    const { choose, page } = shop();
    const answer = await choose('challenge');
    expect([answer.status, answer.headers.get('Location')]).to.deep.equal([303, '/pay/attempt-1']);
    const second = await parsed(page());
    expect(second.querySelector('h1')?.textContent).to.equal('Your bank asks: was it you?');
    const choices = [...second.querySelectorAll('button')].map(({ value }) => value);
    expect(choices).to.deep.equal(['approve', 'decline']);
    expect((await choose('decline')).headers.get('Location')).to.equal(openView.returnUrl);
  });

  const endings: [PaymentView['status'], string][] = [
    ['processing', 'The bank takes its time'],
    ['succeeded', 'Paid'],
    ['declined', 'Declined'],
    ['abandoned', 'Left without paying'],
    ['expired', 'Too late'],
    ['refunded', 'Paid and given back'],
  ];
  for (const [status, title] of endings) {
    it(`${status}: says what happened and leads back, and a late click changes nothing`, async () => {
      const { payments, choose, page } = shop({ status });
      const another = status === 'succeeded' ? 'decline' : 'approve';
      const shown = await parsed(page());
      expect(shown.querySelector('h1')?.textContent).to.equal(title);
      expect(shown.querySelectorAll('button')).to.have.length(0);
      expect(shown.querySelector('a')?.getAttribute('href')).to.equal(openView.returnUrl);
      expect((await choose(another)).status).to.equal(200);
      expect(payments.played).to.deep.equal([]);
    });
  }

  it('the second of two quick clicks is answered as the first, and pays nothing (PAY-03)', async () => {
    for (const outcome of ['approve', 'decline', 'process_slowly', 'abandon']) {
      const { payments, choose } = shop();
      await choose(outcome);
      const again = await choose(outcome);
      expect([again.status, again.headers.get('Location')], outcome).to.deep.equal([
        303,
        openView.returnUrl,
      ]);
      expect(payments.played).to.deep.equal([outcome]);
    }
  });

  it('an unknown payment is a 404 in the same look, read or paid', async () => {
    const { page, choose } = shop({ attemptId: 'another' });
    for (const answer of [await page(), await choose('approve')]) {
      expect(answer.status).to.equal(404);
      expect((await parsed(answer)).querySelector('h1')?.textContent).to.match(/no such payment/);
    }
  });

  it('an outcome that does not exist does nothing', async () => {
    const { payments, choose } = shop();
    expect((await choose('pay_twice')).status).to.equal(200);
    expect(payments.played).to.deep.equal([]);
  });

  it('an address that could run code is no way back (PAY-08)', async () => {
    const { choose, page } = shop({ returnUrl: 'javascript:alert(1)', status: 'open' });
    expect((await choose('approve')).headers.get('Location')).to.equal('/pay/attempt-1');
    expect((await parsed(page())).querySelector('a')).to.be.null;
  });

  it('allows nothing but its own styles, and forms to itself and to the buyer’s page', async () => {
    const { headers } = await shop().page();
    const policy = headers.get('Content-Security-Policy');
    expect(policy).to.contain("default-src 'none'");
    expect(policy).to.contain("form-action 'self' https://shop.example;");
    expect(headers.get('Cache-Control')).to.equal('no-store');
  });
});
