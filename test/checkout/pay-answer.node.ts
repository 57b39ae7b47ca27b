import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readPayAnswer } from '../../src/checkout/order/pay-answer.js';
import { nameMembers } from '../../src/checkout/order/unnamed-action.js';
import { TestBuyer } from './test-buyer.js';

const url = 'https://pay.example/session/1';
const redirect = { kind: 'redirect', url };
const secret = {
  kind: 'client_secret',
  provider: 'stripe',
  publishableKey: 'pk_test_1',
  accountId: null,
  clientSecret: 'pi_1_secret_2',
};

/** What a service may answer, as nothing but its data. */
const actionIn = async (answer: object, accepts = ['redirect']) =>
  (await readPayAnswer(answer, { accepts, warn: () => undefined })).action;

describe('the answer of pay', () => {
  for (const answer of [
    { url },
    { redirectUrl: url },
    { redirect_url: url },
    { redirect: url },
    { checkoutUrl: url, attemptId: '1' },
    { paymentUrl: url, returnUrl: 'https://shop.example/' },
    { action: url },
    { action: { type: 'redirect', url } },
    { action: { kind: 'hosted', href: url } },
    { payment: { checkout_url: url }, status: 'requires_action' },
    { next_action: { redirect_to_url: { url, return_url: 'https://shop.example/' } } },
    { hostedPaymentLink: url, logo: 'https://pay.example/logo.png' },
    { links: { docs: 'https://docs.example/', payment: url } },
  ]) {
    it(`is a page to pay at: ${nameMembers(answer)}`, async () => {
      expect(await actionIn(answer)).to.deep.equal(redirect);
    });
  }

  for (const answer of [
    { clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test_1' },
    { client_secret: 'pi_1_secret_2', publishable_key: 'pk_test_1' },
    { stripe: { clientSecret: 'pi_1_secret_2', publicKey: 'pk_test_1' } },
    { payment_intent_client_secret: 'pi_1_secret_2', action: { publishableKey: 'pk_test_1' } },
  ]) {
    it(`is a form in the page: ${nameMembers(answer)}`, async () => {
      expect(await actionIn(answer)).to.deep.equal(secret);
    });
  }

  it('may be both, of which the page takes what it would rather have', async () => {
    const { clientSecret, publishableKey } = secret;
    const both = { url, clientSecret, publishableKey };
    expect(await actionIn(both)).to.deep.equal(redirect);
    expect(await actionIn(both, ['client_secret', 'redirect'])).to.deep.equal(secret);
  });

  for (const answer of [
    {},
    { url: 'javascript:alert(1)' },
    { url: 'http://pay.example/' },
    { returnUrl: 'https://shop.example/' },
    { one: 'https://one.example/', two: 'https://two.example/' },
    { clientSecret: 'pi_1_secret_2' },
    { status: 'paid', url },
    { action: null },
    { action: 'redirect' },
    { action: { kind: 'redirect', url: 5 } },
    { action: { ...secret, clientSecret: {} } },
  ]) {
    it(`asks for nothing that is understood: ${JSON.stringify(answer)}`, async () => {
      expect(await actionIn(answer)).to.equal(undefined);
    });
  }

  it('that is not understood is named, without what it holds', async () => {
    const warned: string[] = [];
    const buyer = new TestBuyer({
      warn: (text) => warned.push(text),
      alter: (client) => ({
        ...client,
        pay: () => Promise.resolve({ voucher: 's3cret', step: { kind: 'wait' } } as never),
      }),
    });
    await buyer.toPayment({ 'Saturday Day': 1 });
    await buyer.pay();
    expect([buyer.step, buyer.problem?.code]).to.deep.equal(['payment', 'no_way_to_pay']);
    expect(warned).to.deep.equal([
      'finds no way to pay in the answer of pay, which has voucher, step.kind.',
    ]);
  });
});
