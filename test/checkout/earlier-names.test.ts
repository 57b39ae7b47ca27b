import { expect } from '@open-wc/testing';
import { createCheckout, createKeeper } from '../../src/checkout/index.js';
import { createClient } from '../../src/client/client.js';
import { createEmulator } from '../../src/emulator/index.js';

const origin = 'https://tickets.example';

describe('a face written for the first version of the package', () => {
  it('goes on working: `keeper` and `wish` are what `store` and `select` are', () => {
    const { fetch } = createEmulator({ origin, assetsUrl: origin });
    const checkout = createCheckout({
      client: createClient({ baseUrl: origin, serviceKey: 'pk_test_meadowlark', fetch }),
      event: 'earlier-names',
      keeper: createKeeper(origin, 'earlier-names'),
      returnUrl: () => origin,
      perform: () => Promise.resolve(undefined),
    });
    const selection = { items: [{ releaseId: 'r1', quantity: 2 }] };
    checkout.wish(selection);
    expect(checkout.state.selection).to.deep.equal(selection);
    expect(createKeeper(origin, 'earlier-names').read()?.selection).to.deep.equal(selection);
    checkout.close();
    sessionStorage.clear();
  });
});
