import { expect, test, type Locator, type Page } from '@playwright/test';
import { onDemoSite, type DemoSite } from './on-demo-site.js';
import { homeWith } from './demo-site.js';
import { troublesOf } from './troubles.js';
import { atNight } from '../effort.js';

/** What an organiser with a strict policy would send. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; " +
  "require-trusted-types-for 'script'";

const headers = { 'Content-Security-Policy': policy, 'Referrer-Policy': 'unsafe-url' };

/** The home page of the festival with its tickets alone, and somebody who buys there. */
class Visitor {
  readonly troubles: string[];
  readonly addresses: string[] = [];
  readonly tickets: Locator;
  readonly #page: Page;
  readonly #site: DemoSite;

  constructor(page: Page, site: DemoSite) {
    this.#page = page;
    this.#site = site;
    this.troubles = troublesOf(page);
    this.tickets = page.locator('event-tickets').first();
    page.on('request', (request) => {
      this.addresses.push(request.url(), request.headers()['referer'] ?? '');
    });
  }

  async open(): Promise<void> {
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await this.#page.goto(`${this.#site.origin}/tickets.html`);
    await this.tickets.getByRole('heading', { name: 'Saturday Day' }).waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.tickets.getByRole('button', { name });
  }

  async choose(name: string, count = 1): Promise<void> {
    for (let pressed = 0; pressed < count; pressed += 1)
      await this.button(`Add one ${name}`).click();
    await expect(this.tickets.getByRole('textbox', { name: `${name}, how many` })).toHaveValue(
      String(count),
    );
  }

  /** From the choice to the form. */
  async goOn(): Promise<void> {
    await this.button('Continue').click();
    await expect(this.title('Your details')).toBeVisible();
  }

  async fillIn(email = 'ada@example.com'): Promise<void> {
    await this.tickets.getByLabel('First name').fill('Ada');
    await this.tickets.getByLabel('Last name').fill('Byron');
    await this.tickets.getByLabel('Email address').fill(email);
    await this.tickets.getByRole('checkbox', { name: /18|terms/ }).check();
  }

  async giveDetails(email?: string): Promise<void> {
    await this.fillIn(email);
    await this.button('Continue').click();
    await expect(this.title('Payment')).toBeVisible();
  }

  title(name: string): Locator {
    return this.tickets.getByRole('heading', { name, exact: true });
  }

  /** On the payment page, which the emulator lays over this one. */
  async atBank(name: string): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('button', { name }).click();
  }

  async comesBack(): Promise<void> {
    const back = this.#page.getByRole('link', { name: /^Back to the/ });
    if (await back.isVisible()) await back.click();
  }

  async isDone(): Promise<void> {
    await expect(this.title('Thank you, your tickets are booked.')).toBeVisible();
    await expect(this.tickets.getByText(/^Reference/)).toBeVisible();
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  /** Everything that may be read by others: addresses, referrers, attributes. */
  async sawNoToken(): Promise<void> {
    const kept = await this.#page.evaluate(() => JSON.stringify(sessionStorage));
    const token = /\\"token\\":\\"([^\\]+)/.exec(kept)?.[1];
    expect(token).toBeTruthy();
    const open = this.addresses.concat(this.#page.url(), await this.#page.content());
    expect(open.filter((text) => text.includes(String(token)))).toEqual([]);
  }
}

const purchases = (site: DemoSite) => {
  test('two Saturday tickets, by card with a challenge; the token is nowhere to be read (ORD-07)', async ({
    page,
  }) => {
    const visitor = new Visitor(page, site);
    await visitor.open();
    await visitor.choose('Saturday Day', 2);
    await expect(visitor.tickets.getByText('Total £171.42')).toBeVisible();
    await visitor.goOn();
    await visitor.giveDetails();
    await visitor.button('Pay £171.42').click();
    await visitor.atBank('Challenge');
    await visitor.atBank('Confirm');
    await visitor.comesBack();
    await visitor.isDone();
    await visitor.sawNoToken();
    await visitor.reload();
    await visitor.isDone();
    expect(visitor.troubles).toEqual([]);
  });

  atNight(test)(
    'with a reload in the middle of every step, and types nothing twice',
    async ({ page }) => {
      const visitor = new Visitor(page, site);
      await visitor.open();
      await visitor.choose('Saturday Day', 2);
      await expect(visitor.tickets.getByText('Total £171.42')).toBeVisible();
      await visitor.reload();
      await expect(visitor.tickets.getByText('Total £171.42')).toBeVisible();
      await visitor.goOn();
      await visitor.reload();
      await expect(visitor.title('Your details')).toBeVisible();
      await visitor.giveDetails();
      await visitor.reload();
      await expect(visitor.title('Payment')).toBeVisible();
      await visitor.button('Pay £171.42').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await visitor.reload();
      await visitor.atBank('Approve');
      await visitor.comesBack();
      await visitor.isDone();
      expect(visitor.troubles).toEqual([]);
    },
  );
};

onDemoSite('on the demo site somebody buys', purchases, {
  headers,
  pages: { '/tickets.html': homeWith('event-tickets') },
});
