import { expect, waitUntil } from '@open-wc/testing';
import * as checkoutEntry from '../../src/checkout/index.js';
import { createEmulator } from '../../src/emulator/index.js';
import * as mainEntry from '../../src/index.js';

/** The face of docs/own-checkout.md as it stands there, before an emulator in place of the network. */
async function faceOfTheGuide(): Promise<string> {
  const text = await (await fetch('/docs/own-checkout.md')).text();
  const [, code = ''] = /^## A complete example\n.*?^```js\n(.*?)^```$/ms.exec(text) ?? [];
  return code
    .replace(/import (\{[^}]*\}) from '(bandstand[/\w]*)';/g, "const $1 = entries['$2'];")
    .replace("serviceKey: 'pk_live_1234'", "serviceKey: 'pk_live_meadowlark_demo', fetch: answer");
}

describe('the face of docs/own-checkout.md', () => {
  let shop: HTMLElement;
  const shows = (text: string) => waitUntil(() => shop.textContent.includes(text), text);
  const press = async (text: string) => {
    const find = () =>
      [...shop.querySelectorAll('button')].find((it) => it.textContent.startsWith(text));
    await waitUntil(find, text);
    find()!.click();
  };

  beforeEach(() => {
    sessionStorage.clear();
    shop = Object.assign(document.createElement('main'), { id: 'shop' });
    document.body.append(shop);
  });
  afterEach(() => {
    shop.remove();
    for (const name of ['entries', 'answer']) Reflect.deleteProperty(window, name);
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('sells a ticket, from the choice to the reference', async () => {
    const emulator = createEmulator({
      origin: location.origin,
      assetsUrl: '/',
      paymentPage: () => `${location.href.split('#')[0] ?? ''}#payment`,
    });
    const entries = { bandstand: mainEntry, 'bandstand/checkout': checkoutEntry };
    Object.assign(window, { entries, answer: emulator.fetch });
    const script = Object.assign(document.createElement('script'), { type: 'module' });
    script.textContent = await faceOfTheGuide();
    shop.before(script);
    script.remove();

    await press('Add Saturday Day');
    await shows('Total £85.71');
    await press('Continue');
    await waitUntil(() => shop.querySelector('form'), 'details');
    for (const [name, value] of [
      ['firstName', 'Ada'],
      ['lastName', 'Byron'],
      ['email', 'ada@example.com'],
    ] as const)
      // oxfmt-ignore
      shop.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = value;
    await press('I agree');
    await press('Pay £85.71');
    await waitUntil(() => location.hash === '#payment', 'the payment');
    const { attemptId } = emulator.control.payments().payments.at(-1)!;
    emulator.control.payments({ attemptId, outcome: 'approve' });
    dispatchEvent(new Event('pageshow'));
    await shows('Thank you! Your reference is ');
    expect(shop.textContent).to.contain(emulator.control.orders().orders.at(-1)!.reference);
  });
});
