import { expect, test, type Page } from '@playwright/test';
import { homeWith } from './demo-site.js';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { troublesOf } from './troubles.js';

/** What an organiser with a strict policy would send. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; " +
  "require-trusted-types-for 'script'";

const headers = { 'Content-Security-Policy': policy, 'Referrer-Policy': 'unsafe-url' };

const purchase = (site: DemoSite) => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('two tickets on a phone, with a code, by a plan, by card with a challenge; the token is nowhere to be read (ORD-07)', async ({
    page,
  }) => {
    const troubles = troublesOf(page);
    const addresses: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url(), request.headers()['referer'] ?? '');
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.origin}/tickets.html`);
    const tickets = page.locator('event-tickets');
    const press = (name: string | RegExp) => tickets.getByRole('button', { name }).tap();
    const title = (name: string) => tickets.getByRole('heading', { name, exact: true });

    await press(/^Add one Weekend$/);
    await press(/^Add one Weekend$/);
    await press('Have a code?');
    await tickets.getByRole('textbox', { name: /code/i }).fill('LARK10');
    await press('Apply');
    await expect(tickets.getByRole('button', { name: 'Remove LARK10' })).toBeVisible();
    await tickets.getByRole('radio', { name: /^Half now, half on 1 June/ }).tap();
    await press('Continue');

    await tickets.getByLabel('First name').fill('Ada');
    await tickets.getByLabel('Last name').fill('Byron');
    await tickets.getByLabel('Email address').fill('ada@example.com');
    await tickets.getByRole('checkbox', { name: /18|terms/ }).tap();
    await press('Continue');
    await expect(title('Payment')).toBeVisible();
    expect(await withEmptySheets(page)).toEqual([]);

    await press(/^Pay £/);
    // The payment page, which the emulator lays over this one.
    for (const name of ['Challenge', 'Confirm'])
      await page.getByRole('dialog').getByRole('button', { name }).tap();
    const isDone = async () => {
      await expect(title('Thank you, your tickets are booked.')).toBeVisible();
      await expect(tickets.getByText(/^Reference/)).toBeVisible();
      await expect(tickets.getByText(/1 June/).first()).toBeVisible();
    };
    await isDone();

    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    const token = /\\"token\\":\\"([^\\]+)/.exec(kept)?.[1];
    expect(token).toBeTruthy();
    const open = addresses.concat(page.url(), await page.content());
    expect(open.filter((text) => text.includes(String(token)))).toEqual([]);

    await page.reload();
    await isDone();
    expect(troubles).toEqual([]);
  });
};

/** Elements with a style sheet that the browser reads as empty, as one with a wrong escape is. */
const withEmptySheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ shadowRoot }) =>
        shadowRoot?.adoptedStyleSheets.some(({ cssRules }) => cssRules.length === 0),
      )
      .map(({ localName }) => localName),
  );

onDemoSite('on the demo site somebody buys', purchase, {
  headers,
  pages: { '/tickets.html': homeWith('event-tickets') },
});
