import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  attemptIn,
  pageWithoutPayment,
  paymentPageOn,
} from '../../../src/emulator/payment-page/address.js';
import { openPaymentDialog } from '../../../src/emulator/payment-page/dialog.js';
import type { PaymentView } from '../../../src/emulator/orders/payment.js';
import { fakePayments, openView } from './fake-payments.js';

let host: HTMLElement | undefined;
afterEach(() => host?.remove());

async function open(change: Partial<PaymentView> = {}, attemptId = 'attempt-1') {
  const payments = fakePayments(change);
  const gone: string[] = [];
  host = await openPaymentDialog({
    attemptId,
    payments,
    back: 'https://shop.example/',
    goTo: (address) => gone.push(address),
  });
  const root = host.shadowRoot!;
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find((it) => it.querySelector('b')?.textContent === name)!;
  return { payments, gone, root, button };
}
const settled = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('the payment page on the host page itself', () => {
  it('is asked for by the address, before or behind the hash', () => {
    expect(attemptIn({ search: '?emulator-payment=a1', hash: '' })).to.equal('a1');
    expect(attemptIn({ search: '', hash: '#emulator-payment=a2' })).to.equal('a2');
    expect(attemptIn({ search: '?other=1', hash: '#tickets' })).to.be.null;
    const page = paymentPageOn('https://shop.example/buy?lang=en#step', 'a3');
    expect(page).to.equal('https://shop.example/buy?lang=en&emulator-payment=a3');
    expect(attemptIn(new URL(page))).to.equal('a3');
    expect(pageWithoutPayment(page)).to.equal('https://shop.example/buy?lang=en');
  });

  it('covers the page, takes the focus and says what it is', async () => {
    const { root } = await open();
    const dialog = root.querySelector('dialog')!;
    expect(dialog.open).to.be.true;
    expect(dialog.getBoundingClientRect().width).to.equal(innerWidth);
    expect(root.activeElement?.textContent).to.equal('Pay £185.00?');
    expect(dialog.textContent).to.contain('no money moves').and.to.contain('Meadowlark <2027>');
    expect(root.querySelectorAll('[style], style, input')).to.have.length(0);
  });

  it('works by keyboard alone; Escape neither closes nor chooses', async () => {
    const { root, gone, payments } = await open();
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Escape' });
    expect(root.querySelector('dialog')!.open).to.be.true;
    expect(payments.played).to.deep.equal([]);
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement?.textContent).to.match(/^Approve/);
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(gone).to.deep.equal([openView.returnUrl]);
  });

  it('a challenge asks again before it leaves', async () => {
    const { gone, root, button, payments } = await open();
    button('Challenge').click();
    await settled();
    expect(root.activeElement?.textContent).to.equal('Your bank asks: was it you?');
    expect(gone).to.deep.equal([]);
    button('Refuse').click();
    await settled();
    expect(payments.played).to.deep.equal(['challenge', 'decline']);
    expect(gone).to.deep.equal([openView.returnUrl]);
  });

  it('two quick clicks pay once', async () => {
    const { button, payments } = await open();
    const approve = button('Approve');
    approve.click();
    approve.click();
    await settled();
    expect(payments.played).to.deep.equal(['approve']);
  });

  it('says so when there is no such payment', async () => {
    const { root } = await open({}, 'unknown');
    expect(root.querySelector('h1')?.textContent).to.match(/no such payment/);
    expect(root.querySelector('a')?.href).to.equal('https://shop.example/');
  });
});
