import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { expect, scriptTag, test, watch, type Origins } from './origins.js';
import { element, widgets } from './widgets.js';
import { atNight, chooseKinds } from '../effort.js';

const shop = 'https://meadowlark.example/tickets';
const withLink = `<event-tickets><p><a href="${shop}">Tickets at our office</a></p></event-tickets>`;
const bare = '<event-tickets></event-tickets>';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page) => page.getByRole('link', { name: 'Tickets at our office' });
const chosen = (page: Page) => page.getByRole('textbox', { name: /Saturday Day/ });

async function break_({ service }: Origins, faults: object[]): Promise<void> {
  await fetch(`${service}/__emulator/faults`, { method: 'POST', body: JSON.stringify(faults) });
}

async function choose(page: Page, origins: Origins, body = bare): Promise<void> {
  await page.goto(origins.page(body + scriptTag(origins)));
  await button(page, 'Add one Saturday Day').click();
  await expect(chosen(page)).toHaveValue('1');
}

/** Nothing is thrown at the page, whatever does not come. */
function thrownAt(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return thrown;
}

test.describe('a page that sells tickets, without all that it needs', () => {
  test('without any part that comes later the link stays, and nothing is thrown', async ({
    page,
    origins,
  }) => {
    const thrown = thrownAt(page);
    await page.route('**/event-tickets.js', (route) => route.abort());
    const told = page.waitForEvent('console', (line) => line.text().includes('could not load'));
    await page.goto(origins.page(withLink + scriptTag(origins)));
    await told;
    await expect(link(page)).toBeVisible();
    expect(thrown).toEqual([]);
  });

  test('a service that dies after the tickets are there: the choice stays, and what may be held is said', async ({
    page,
    origins,
  }) => {
    await choose(page, origins);
    await page.route(`${origins.service}/v1/**`, (route) => route.abort('connectionrefused'));
    await button(page, 'Continue').click();
    const problem = page.getByRole('group', { name: 'There is a problem' });
    await expect(problem).toContainText('Your tickets may be reserved', { timeout: 20_000 });
    await expect(chosen(page)).toHaveValue('1');
    await page.unroute(`${origins.service}/v1/**`);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  });

  atNight(test)(
    'a service that dies where the shop is elsewhere: nobody is led astray, and the next press finds it',
    async ({ page, origins }) => {
      await break_(origins, [
        { operation: 'getTickets', effect: { kind: 'omit', members: ['checkout'] } },
      ]);
      await page.route(/\/v1\/events\/meadowlark-2027\?/, (route) => route.abort());
      await choose(page, origins);
      const here = page.url();
      await button(page, 'Continue').click();
      await expect(page.locator('event-tickets').getByText('Something went wrong')).toBeVisible();
      await expect(chosen(page)).toHaveValue('1');
      expect(page.url()).toBe(here);
      await page.unroute(/\/v1\/events\/meadowlark-2027\?/);
      await button(page, 'Continue').click();
      await page.waitForURL((url) => url.href !== here);
      expect(page.url()).toContain(origins.service);
    },
  );

  for (const [part, files] of chooseKinds([
    ['the checkout', '**/chunks/*/order-view*'],
    ['what follows the first paint', '**/chunks/*/after-paint*'],
  ] as const)) {
    test(`without ${part} nothing is lost: words say so, and the next press tries again`, async ({
      page,
      origins,
    }) => {
      const thrown = thrownAt(page);
      await page.route(files, (route) => route.abort());
      await page.goto(origins.page(bare + scriptTag(origins)));
      const plus = button(page, 'Add one Saturday Day');
      await plus.click();
      await button(page, 'Continue').click();
      await expect(page.locator('event-tickets').getByText('Something went wrong')).toBeVisible();
      await page.unroute(files);
      if (part.startsWith('what follows')) await plus.click();
      await expect(chosen(page)).toHaveValue('1');
      await button(page, 'Continue').click();
      await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
      expect(thrown).toEqual([]);
    });
  }

  test('without a file that a later part imports a form says so, and the next press tries again', async ({
    page,
    origins,
  }) => {
    const thrown = thrownAt(page);
    const imported = '**/chunks/*/filling*';
    await page.route(imported, (route) => route.abort());
    const form = '<event-signup-form form="meadowlark-newsletter"></event-signup-form>';
    await page.goto(origins.page(form + scriptTag(origins)));
    const send = button(page, 'Sign up');
    await send.click();
    await expect(page.getByText('Something went wrong')).toBeAttached();
    await page.unroute(imported);
    await send.click();
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    expect(thrown).toEqual([]);
  });

  for (const [part, files, before] of chooseKinds([
    ['what follows the first paint', '**/chunks/*/after-paint*', []],
    ['the checkout', '**/chunks/*/order-view*', ['Add one Saturday Day']],
  ] as const)) {
    test(`a press that meets a failing attempt to load ${part} makes another one`, async ({
      page,
      origins,
    }) => {
      const waiting: Route[] = [];
      let isDown = true;
      await page.route(files, (route) => (isDown ? void waiting.push(route) : route.continue()));
      await page.goto(origins.page(bare + scriptTag(origins)));
      for (const name of before) await button(page, name).click();
      await expect.poll(() => waiting.length).toBe(1);
      const press = before.length ? button(page, 'Continue') : button(page, 'Add one Saturday Day');
      await press.click();
      isDown = false;
      await waiting[0]?.abort();
      await expect(chosen(page)).toHaveValue('1');
      if (!before.length) await button(page, 'Continue').click();
      await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    });
  }

  atNight(test)(
    'a banner that comes before its words has no button without a name',
    async ({ page, origins }) => {
      const waiting: Route[] = [];
      await page.route('**/chunks/*/after-paint*', (route) => void waiting.push(route));
      const banner = page.waitForResponse('**/chunks/*/banner*.js');
      const tag = '<event-announcements layout="banner"></event-announcements>';
      await page.goto(origins.page(tag + scriptTag(origins)));
      await (await banner).finished();
      await expect.poll(() => waiting.length).toBe(1);
      await expect(page.getByRole('button')).toHaveCount(0);
      await waiting[0]?.continue();
      await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    },
  );

  test('F10 a preflight that fails: neutral words, and no endless retry', async ({
    page,
    origins,
  }) => {
    const asked: string[] = [];
    let body = '';
    // A page of its own: what Playwright takes in hand itself is asked for without a preflight.
    const service = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://x');
      if (pathname === '/page') {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(body);
        return;
      }
      asked.push(`${request.method} ${pathname}`);
      response.writeHead(500).end();
    });
    await new Promise<void>((done) => service.listen(0, done));
    const { port } = service.address() as AddressInfo;
    body = bare.repeat(5) + scriptTag(origins, { baseUrl: `http://127.0.0.1:${port}` });
    await page.goto(`http://localhost:${port}/page`);
    for (const widget of await page.locator('event-tickets').all())
      await expect(widget.getByText('Can’t connect')).toBeVisible({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    const tickets = asked.filter((line) => line.endsWith('/tickets'));
    expect(new Set(tickets)).toEqual(new Set(['OPTIONS /v1/events/meadowlark-2027/tickets']));
    expect(tickets.length).toBeLessThanOrEqual(4);
    service.close().closeAllConnections();
  });

  atNight(test)(
    'F48 ten widgets, one endpoint slow and one failing: the others are whole, each feed is asked for once, no 429',
    async ({ page, origins }) => {
      const { calls } = await watch(page, origins.service);
      const statuses: number[] = [];
      page.on('response', (response) => statuses.push(response.status()));
      await fetch(`${origins.service}/__emulator/settings`, {
        method: 'POST',
        body: JSON.stringify({ rateLimits: true }),
      });
      await break_(origins, [
        { operation: 'getLineup', effect: { kind: 'latency', seconds: 30 } },
        { operation: 'getFaq', effect: { kind: 'status', status: 500 } },
      ]);
      const all = [...widgets, ...widgets].map(element).join('');
      await page.goto(origins.page(all + scriptTag(origins)));
      // At the same time: words about a long wait end with the wait.
      await Promise.all([
        expect(page.locator('event-lineup:state(loading)')).toHaveCount(2),
        expect(page.locator('event-lineup').getByText('This is taking longer')).toHaveCount(2),
        expect(page.locator('event-faq:state(error)')).toHaveCount(2),
        ...widgets
          .filter(({ tag }) => !['event-lineup', 'event-faq'].includes(tag))
          .map(async (widget) => {
            await expect(widget.shows(page)).toBeVisible();
            await expect(page.locator(`${widget.tag}:state(ready)`)).toHaveCount(2);
            expect(calls.filter((path) => path === widget.feed)).toHaveLength(1);
          }),
      ]);
      const asked = (name: string) => calls.filter((path) => path.endsWith(name)).length;
      expect([asked('/lineup'), asked('/faq')]).toEqual([1, 3]);
      expect(statuses).not.toContain(429);
    },
  );
});
