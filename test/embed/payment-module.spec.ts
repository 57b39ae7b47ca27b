import type { Page } from '@playwright/test';
import { atNight, chooseKinds } from '../effort.js';
import { control } from '../emulator/process.js';
import { button, giveDetails, title } from './buyer.js';
import { namesOnWindow } from './globals.js';
import { expect, scriptTag, test, watch, type Origins } from './origins.js';

/** As docs/payment-provider.md has it: a form and a wallet of a provider that no file of ours knows. */
const acme = `
  export default (providers, wallets) => {
    providers.set('stripe', async () => ({
      async open({ clientSecret }, { place }) {
        const label = document.createElement('label');
        label.append('Acme number', document.createElement('input'));
        place.append(label);
        return {
          confirm: async () => void (await window.settle(clientSecret)),
          close: () => label.remove(),
        };
      },
    }));
    wallets.set('stripe', async () => ({
      isAvailable: ({ currency }) => currency === 'GBP',
      show({ amountPennies }, { place, pay }) {
        const press = document.createElement('button');
        press.textContent = 'Acme ' + amountPennies;
        press.onclick = () =>
          pay(async ({ clientSecret }) => {
            await window.settle(clientSecret);
            return 'confirmed';
          });
        place.append(press);
        return { close: () => press.remove() };
      },
    }));
  };`;

/** The module lies beside the script, on another origin than the page; answers who asked for it. */
async function withModule(page: Page, origins: Origins, body = acme): Promise<string[]> {
  await control(origins.service, 'settings', { paymentKind: 'client_secret' });
  const asked: string[] = [];
  await page.route('**/acme.js', (route) => {
    asked.push(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ contentType: 'text/javascript', headers, body });
  });
  await page.exposeFunction('settle', async () => {
    const { payments } = (await control(origins.service, 'payments')) as {
      payments: { attemptId: string }[];
    };
    const attempt = payments.at(-1)?.attemptId ?? '';
    await control(origins.service, `payments/${attempt}`, { outcome: 'approve' });
  });
  return asked;
}

async function toThePayment(page: Page, origins: Origins, more: string): Promise<void> {
  const tickets = '<event-tickets payments="client_secret redirect"></event-tickets>';
  await page.goto(origins.page(tickets + scriptTag(origins, { more })));
  await button(page, 'Add one Saturday Day').click();
  await button(page, 'Continue').click();
  await giveDetails(page);
}

const at = (origin: string) => `data-payment-module="${origin}/acme.js"`;

test.describe('a page with nothing but the script tag, under a strict policy,', () => {
  test('has a payment form of its own by the module that the tag names', async ({
    page,
    origins,
  }) => {
    const seen = await watch(page, origins.service);
    const asked = await withModule(page, origins);
    await page.goto(origins.page(''));
    const before = await namesOnWindow(page);
    await toThePayment(page, origins, at(origins.cdn));
    await button(page, 'Acme 8571').waitFor();
    await button(page, /^Pay £/).click();
    await page.getByLabel('Acme number').fill('4242');
    await button(page, /^Pay £/).click();
    await expect(title(page, /Thank you/)).toBeVisible();
    expect(asked).toEqual([`${origins.cdn}/acme.js`]);
    expect(seen.troubles).toEqual([]);
    expect(await namesOnWindow(page)).toEqual(before);
  });

  atNight(test)('has a wallet by it, which pays', async ({ page, origins }) => {
    await withModule(page, origins);
    await toThePayment(page, origins, at(origins.cdn));
    await button(page, 'Acme 8571').click();
    await expect(title(page, /Thank you/)).toBeVisible();
  });

  for (const [width, height] of chooseKinds([
    [360, 440], // where it sticks to the lower edge
    [1280, 740],
  ] as const)) {
    atNight(test)(
      `keeps “Pay” where it is when a wallet comes late, ${width} px wide`,
      async ({ page, origins }) => {
        await page.setViewportSize({ width, height });
        let come: () => void = () => undefined;
        const arrival = new Promise<void>((resolve) => (come = resolve));
        await page.exposeFunction('arrival', () => arrival);
        const late = acme.replace('=> currency', '=> window.arrival().then(() => currency');
        await withModule(page, origins, late.replace("=== 'GBP'", "=== 'GBP')"));
        await toThePayment(page, origins, at(origins.cdn));
        const pay = button(page, /^Pay £/);
        const before = await pay.boundingBox();
        come();
        await expect(button(page, 'Acme 8571')).toBeVisible();
        expect(await pay.boundingBox()).toEqual(before);
      },
    );
  }

  atNight(test)('asks for it only when there is something to pay', async ({ page, origins }) => {
    const asked = await withModule(page, origins);
    const tickets = '<event-tickets payments="client_secret redirect"></event-tickets>';
    await page.goto(origins.page(tickets + scriptTag(origins, { more: at(origins.cdn) })));
    await button(page, 'Add one Saturday Day').click();
    await button(page, 'Continue').click();
    await expect(title(page, 'Your details')).toBeVisible();
    expect(asked).toEqual([]);
  });

  atNight(test)(
    'tells its developer of a module that fails, and sells all the same',
    async ({ page, origins }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await withModule(
        page,
        origins,
        'export default () => { throw new Error("no Acme today"); };',
      );
      await toThePayment(page, origins, at(origins.cdn));
      await expect.poll(() => said.join()).toContain('the payment module');
      expect(said.join()).toContain('no Acme today');
      await expect(button(page, /^Pay £/)).toBeVisible();
    },
  );

  test('takes none from its content', async ({ page, origins }) => {
    const asked = await withModule(page, origins);
    const div = `<div data-event-widget="tickets" ${at(origins.cdn)}></div>`;
    await page.goto(origins.page(div + scriptTag(origins)));
    await button(page, 'Add one Saturday Day').click();
    await button(page, 'Continue').click();
    await giveDetails(page);
    expect(asked).toEqual([]);
  });
});
