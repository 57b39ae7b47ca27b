import type { Page } from '@playwright/test';
import { control } from '../emulator/process.js';
import { expect, scriptTag, test, type Origins } from './origins.js';
import { atNight } from '../effort.js';

// Stripe's script comes from Stripe: a page that uses it permits it, which this one's policy does not.
test.use({ bypassCSP: true });

/** Stands in for Stripe.js: a field in a place it is given, a card that is declined once. */
const standIn = `
  window.Stripe = (key, options) => ({
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: () => ({
        mount(place) {
          const label = document.createElement('label');
          label.textContent = 'Card number';
          label.append(document.createElement('input'));
          place.append(label);
        },
        destroy() {},
      }),
    }),
    confirmPayment: async ({ elements, redirect }) => {
      const number = document.querySelector('[slot=payment] input').value;
      if (number !== '4242') return { error: { type: 'card_error', message: 'Your card was declined.' } };
      await window.pay(key, elements.clientSecret, redirect);
      return {};
    },
  });`;

async function withStripe(page: Page, origins: Origins) {
  await control(origins.service, 'settings', { paymentKind: 'client_secret' });
  const asked: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  const paid: string[][] = [];
  await page.exposeFunction('pay', async (...args: string[]) => {
    paid.push(args);
    const { payments } = (await control(origins.service, 'payments')) as {
      payments: { attemptId: string }[];
    };
    const attempt = payments.at(-1)?.attemptId ?? '';
    await control(origins.service, `payments/${attempt}`, { outcome: 'approve' });
  });
  return { asked, paid };
}

async function toThePayment(page: Page, origins: Origins): Promise<void> {
  const body = '<event-tickets payments="client_secret redirect"></event-tickets>';
  await page.goto(origins.page(body + scriptTag(origins)));
  await page.getByRole('button', { name: 'Add one Saturday Day' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay £/ });

test.describe('a payment in the page, by a stand-in for Stripe', () => {
  test('its script comes when an order asks for it; a declined card may try again (PAY-02, ORD-03)', async ({
    page,
    origins,
  }) => {
    const { asked, paid } = await withStripe(page, origins);
    await toThePayment(page, origins);
    expect(asked).toEqual([]);
    await pay(page).click();
    await page.getByLabel('Card number').fill('4000');
    expect(asked).toHaveLength(1);
    await pay(page).click();
    await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible();
    await page.getByLabel('Card number').fill('4242');
    await pay(page).dblclick();
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
    expect(paid).toEqual([
      [
        'pk_test_bandstand_emulator',
        expect.stringMatching(/^pi_\w+_secret_emulator$/),
        'if_required',
      ],
    ]);
    await expect(page.locator('[slot=payment]')).toHaveCount(0);
  });

  atNight(test)(
    'whoever goes back from the form finds the order as it was, and the same attempt again',
    async ({ page, origins }) => {
      await withStripe(page, origins);
      await toThePayment(page, origins);
      await pay(page).click();
      await expect(page.getByLabel('Card number')).toBeVisible();
      await page.getByRole('button', { name: 'Back to your order' }).click();
      await expect(page.getByLabel('Card number')).toHaveCount(0);
      await pay(page).click();
      await expect(page.getByLabel('Card number')).toBeVisible();
      const { payments } = await control(origins.service, 'payments');
      expect(payments).toHaveLength(1);
    },
  );

  atNight(test)(
    'where the script is blocked the buyer is told, and nothing is charged',
    async ({ page, origins }) => {
      await control(origins.service, 'settings', { paymentKind: 'client_secret' });
      await page.route('https://js.stripe.com/**', (route) => route.abort());
      await toThePayment(page, origins);
      await pay(page).click();
      await expect(
        page
          .getByRole('main')
          .getByText(/Your payment didn’t go through. You haven’t been charged/),
      ).toBeVisible();
      await expect(pay(page)).toBeVisible();
    },
  );
});
