import { expect, test, type Page } from '@playwright/test';
import { openTaggedService } from '../client/tagged-service.js';
import { openOfflineHost, pageWith, type OfflineHost } from './host.js';
import { atNight } from '../effort.js';

const widgets =
  '<event-lineup></event-lineup><event-faq></event-faq><event-tickets></event-tickets>';
let host: OfflineHost;
let service: Awaited<ReturnType<typeof openTaggedService>>;
test.beforeEach(async () => {
  host = await openOfflineHost();
  service = await openTaggedService();
});
test.afterEach(async () => {
  service.close();
  await host.close();
});

const settings = () =>
  `data-base-url="${service.address}" data-service-key="pk_live_meadowlark_demo"`;

/** Opens the page, and waits until it would open without a network. */
async function visit(page: Page): Promise<void> {
  await page.goto(host.address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const isActive = () => active?.state === 'activated';
    while (!isActive())
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    );
    return (await Promise.all(keys)).flat();
  });

test('O6 O12 O13 after one visit a page opens with its servers stopped, and buying says what it needs', async ({
  page,
}) => {
  await host.publish({ 'index.html': pageWith(widgets, settings()) }, '--pictures', '/demo/');
  await visit(page);
  await expect(page.locator('event-tickets:state(ready)')).toBeVisible();
  await expect
    .poll(async () => (await cachedAddresses(page)).filter((url) => url.includes('/v1/')))
    .toHaveLength(2); // line-up and FAQ
  service.close();
  await host.stop();

  await page.reload();
  await expect(page.locator('event-lineup:state(stale)')).toBeVisible();
  await expect(page.locator('event-lineup').getByText('No connection. Saved')).toBeVisible();
  await expect(page.locator('event-lineup').getByText('Juno Faraday').first()).toBeVisible();
  await expect(page.locator('event-faq:state(stale)').getByRole('button').first()).toBeVisible();
  await expect(
    page.locator('event-tickets').getByText('Buying needs a connection').first(),
  ).toBeVisible();
  const kept = await cachedAddresses(page);
  expect(
    kept.filter(
      (url) =>
        /tickets|gallery|broadcasts|forms|search/.test(new URL(url).pathname) &&
        url.includes('/v1/'),
    ),
  ).toEqual([]);
});

test('O18 under Trusted Types the worker is registered by the policy that security.md names', async ({
  page,
}) => {
  const policy = (names: string) =>
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self';
      connect-src 'self' ${service.address}; img-src 'self'; worker-src 'self'; manifest-src 'self';
      require-trusted-types-for 'script'; trusted-types ${names}"><meta charset`;
  const html = pageWith('<event-faq></event-faq>', settings());
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));

  await host.publish({ 'index.html': html.replace('<meta charset', policy('lit-html')) });
  await page.goto(host.address);
  await expect.poll(() => refusals.join()).toContain('could not register');
  await expect(page.locator('event-faq:state(ready)')).toBeVisible();

  await host.publish({ 'index.html': html.replace('<meta charset', policy('lit-html bandstand')) });
  await visit(page);
});

test('O8 a new release is fetched whole, and a page never runs with files of two', async ({
  page,
}) => {
  await host.publish({ 'index.html': pageWith('<p>First</p><event-faq></event-faq>', settings()) });
  await visit(page);
  await host.publish({
    'index.html': pageWith('<p>Second</p><event-faq></event-faq>', settings()),
  });
  await visit(page);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const releases = async () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('files')));
  expect(await releases()).toHaveLength(2);
  await expect(async () => {
    await expect(page.locator('event-faq:state(ready)')).toBeVisible();
    await page.goto('about:blank');
    await visit(page);
    expect(await releases()).toHaveLength(1);
  }).toPass();
  await host.stop();
  await page.reload();
  await expect(page.getByText('Second')).toBeVisible();
  await expect(page.locator('event-faq:state(ready)')).toBeVisible();
});

atNight(test)(
  'O8 a release that did not arrive whole leaves the one before in place',
  async ({ page }) => {
    await host.publish({ 'index.html': pageWith('<event-faq></event-faq>', settings()) });
    await visit(page);
    host.put('core.js', 'export const nothing = 0;'); // half uploaded
    await host.publish({
      'index.html': pageWith('<p>Second</p><event-faq></event-faq>', settings()),
    });
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const worker = registration.installing;
      while (worker && worker.state === 'installing')
        await new Promise((resolve) =>
          worker.addEventListener('statechange', resolve, { once: true }),
        );
      return worker?.state;
    });
    expect(outcome).toBe('redundant');
    await host.stop();
    await page.reload();
    await expect(page.locator('event-faq:state(ready)')).toBeVisible();
  },
);

atNight(test)('O8 what was kept can be taken back', async ({ page }) => {
  await host.publish({ 'index.html': pageWith('<event-faq></event-faq>', settings()) });
  await visit(page);
  await host.publish({}, '--remove');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter((name) => /files|pictures/.test(name)).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
});

atNight(test)(
  'O8 a host’s own worker imports ours, and answers what is its own',
  async ({ page }) => {
    await host.publish({ 'index.html': pageWith('<event-faq></event-faq>', settings()) });
    host.put(
      'host-sw.js',
      `
    self.addEventListener('fetch', (event) => {
      if (event.request.url.endsWith('/hello')) event.respondWith(new Response('from the host'));
    });
    importScripts('/bandstand-sw.js');`,
    );
    host.put(
      'index.html',
      pageWith('<event-faq></event-faq>', settings()).replace('/bandstand-sw.js', '/host-sw.js'),
    );
    await visit(page);
    await page.reload();
    expect(await page.evaluate(async () => (await fetch('/hello')).text())).toBe('from the host');
    await host.stop();
    await page.reload();
    await expect(page.locator('event-faq:state(ready)')).toBeVisible();
  },
);

test('without the code that keeps answers, they are shown all the same', async ({ page }) => {
  await host.publish({ 'index.html': pageWith('<event-faq></event-faq>', settings()) });
  const refused: string[] = [];
  await page.route('**/chunks/*/offline.js*', (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await page.goto(host.address);
  await expect.poll(() => refused).not.toEqual([]);
  await expect(page.locator('event-faq:state(ready)')).toBeVisible();
});
