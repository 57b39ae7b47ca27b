import type { Page, Route } from '@playwright/test';
import { expect, scriptTag, test, watch, type Origins } from './origins.js';
import { element, widgets } from './widgets.js';
import { atNight, chooseKinds } from '../effort.js';

const bare = '<event-tickets></event-tickets>';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const chosen = (page: Page) => page.getByRole('textbox', { name: /Saturday Day/ });

async function break_({ service }: Origins, faults: object[]): Promise<void> {
  await fetch(`${service}/__emulator/faults`, { method: 'POST', body: JSON.stringify(faults) });
}

/** Nothing is thrown at the page, whatever does not come. */
function thrownAt(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return thrown;
}

test.describe('a page that sells tickets, without all that it needs', () => {
  for (const [part, files] of chooseKinds([
    ['the checkout', '**/chunks/*/order-view*'],
    ['what follows the first paint', '**/chunks/*/after-paint*'],
  ] as const)) {
    test(`without ${part}, and without the words of a problem, nothing is lost: it is said, and the next press tries again`, async ({
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

      // The sentences about problems come when there is one: just then the network may be gone.
      await page.route('**/chunks/*/problem-box.js*', (route) => route.abort());
      await break_(origins, [
        { operation: 'reserve', times: 1, effect: { kind: 'status', code: 'sold_out' } },
      ]);
      await button(page, 'Continue').click();
      const problem = page.getByRole('group', { name: 'There is a problem' });
      await expect(problem).toContainText('Something went wrong on our side.');
      await expect(problem).toBeFocused();
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
      await Promise.all([
        // The slow one gives up at last: how long that takes is no matter of the others.
        expect(page.locator('event-lineup:state(error)')).toHaveCount(2),
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
