import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { expect } from 'chai';
import { browserEnvironment } from '../../src/checkout/environment.js';
import type { ExpressProvider } from '../../src/checkout/providers/express.js';
import type { SecretAction } from '../../src/checkout/providers/provider.js';
import {
  expressProviders,
  paymentProvider,
  registerExpressPayment,
} from '../../src/checkout/providers/registry.js';

const action: SecretAction = {
  kind: 'client_secret',
  provider: 'stripe',
  accountId: null,
  clientSecret: 'pi_1_secret_2',
  publishableKey: 'pk_live_1',
};
const place = 'the place of the form' as unknown as HTMLElement;
const setting = { place, returnUrl: 'https://a.example/back', language: 'de', dark: false };

/** Stands in for Stripe.js on the page; everything that it is told, in order. */
class StandIn {
  readonly told: unknown[] = [];
  error: { type: string; message?: string } | undefined;

  readonly open = (key: string, options: object) => {
    this.told.push(['open', key, options]);
    const element = {
      mount: (where: unknown) => this.told.push(['mount', where]),
      destroy: () => this.told.push(['destroy']),
    };
    const elements = { create: (kind: string) => this.told.push(['create', kind]) && element };
    return {
      elements: (options: object) => this.told.push(['elements', options]) && elements,
      confirmPayment: ({ elements: given, ...rest }: { elements: unknown }) => {
        this.told.push(['confirm', given === elements, rest]);
        return Promise.resolve({ error: this.error });
      },
      _registerWrapper: () => undefined,
    };
  };
}

describe('the form of Stripe', () => {
  // One for all: the loader of Stripe.js keeps the first that it finds.
  const standIn = new StandIn();

  beforeEach(() => {
    standIn.told.length = 0;
    Object.assign(globalThis, { window: { Stripe: standIn.open }, document: {} });
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  });

  const open = async (change: object = {}, changed: object = {}) => {
    const provider = await paymentProvider('stripe');
    return provider!.open({ ...action, ...changed }, { ...setting, ...change });
  };

  it('is drawn in its place, in the language and colours of the page, and removed from it', async () => {
    const form = await open();
    const { clientSecret } = action;
    expect(standIn.told).to.deep.equal([
      ['open', 'pk_live_1', { locale: 'de' }],
      ['elements', { clientSecret, appearance: { theme: 'stripe' } }],
      ['create', 'payment'],
      ['mount', place],
    ]);
    form.close();
    expect(standIn.told.at(-1)).to.deep.equal(['destroy']);
  });

  it('is dark on a dark page, and of the account that the service names', async () => {
    await open({ dark: true }, { accountId: 'acct_1' });
    expect(standIn.told.slice(0, 2)).to.deep.equal([
      ['open', 'pk_live_1', { locale: 'de', stripeAccount: 'acct_1' }],
      ['elements', { clientSecret: action.clientSecret, appearance: { theme: 'night' } }],
    ]);
  });

  it('pays in the page, and leaves it only where a bank demands it', async () => {
    const form = await open();
    expect(await form.confirm()).to.equal(undefined);
    const confirmParams = { return_url: 'https://a.example/back' };
    expect(standIn.told.at(-1)).to.deep.equal([
      'confirm',
      true,
      { confirmParams, redirect: 'if_required' },
    ]);
  });

  it('tells fields that are not filled in from a card that is declined', async () => {
    const form = await open();
    const message = 'Your card was declined.';
    standIn.error = { type: 'card_error', message };
    expect(await form.confirm()).to.deep.equal({ code: 'payment_failed', message });
    standIn.error = { type: 'validation_error' };
    expect(await form.confirm()).to.deep.include({ code: 'payment_incomplete' });
  });
});

describe('the providers of a page', () => {
  it('are none where nobody registered one', () => {
    expect(paymentProvider('of_tomorrow')).to.equal(undefined);
    expect([...expressProviders]).to.deep.equal([]);
  });

  it('include a wallet until it is unregistered, or another one took its name', () => {
    const load = () => Promise.resolve({} as ExpressProvider);
    const another = () => Promise.resolve({} as ExpressProvider);
    const forgetFirst = registerExpressPayment('purse', load);
    const forgetSecond = registerExpressPayment('purse', another);
    forgetFirst();
    expect(expressProviders.get('purse')).to.equal(another);
    forgetSecond();
    expect(expressProviders.has('purse')).to.equal(false);
  });
});

describe('what a checkout waits for on a page', () => {
  it('comes after so many seconds, and not at all once it is cancelled', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const come: string[] = [];
    browserEnvironment.wait(2, () => come.push('two'));
    browserEnvironment.wait(1, () => come.push('cancelled'))();
    mock.timers.tick(1999);
    expect(come).to.deep.equal([]);
    mock.timers.tick(1);
    expect(come).to.deep.equal(['two']);
    mock.timers.reset();
  });

  it('is counted by both clocks of the device, and spread by chance', () => {
    const { monotonic, wall } = browserEnvironment.clocks();
    expect(wall - monotonic).to.be.closeTo(performance.timeOrigin, 5000);
    expect(browserEnvironment.random()).to.be.within(0, 1);
  });
});
