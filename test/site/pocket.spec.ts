import { expect, test } from '@playwright/test';
import { obstacles } from './axe.js';
import { openOfflineHost } from '../offline/host.js';

test('O15 the pocket page shows one part at a time, and all of them with its server stopped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const host = await openOfflineHost(['public', 'dist']);
  await host.open('public', 'pocket.html');
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.defineProperty(window, 'shifts', { value: shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
    });
  });
  await page.goto(`${host.address}/pocket.html`);
  await page.getByRole('searchbox', { name: 'Search the line-up' }).waitFor();
  await page.getByText('Demo data').waitFor();
  expect(await page.evaluate('shifts.length'), 'what moves while it comes up').toBe(0);
  expect(await obstacles(page, 'region')).toEqual([]);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await host.stop();
  await page.reload();
  const bar = page.getByRole('navigation', { name: 'Meadowlark' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const name of ['My plan', 'News', 'Info', 'Tickets', 'Line-up']) {
    await bar.getByRole('link', { name }).press('Enter');
    await expect(heading).toHaveText(name);
  }
  await expect(page.getByRole('button', { name: 'Juno Faraday' }).first()).toBeVisible();
  await host.close();
});

test('without scripts the pocket page is a plain one, whose bar leads to its parts', async ({
  page,
}) => {
  const host = await openOfflineHost(['public', 'dist']);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${host.address}/pocket.html`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(5);
  await page.getByRole('link', { name: 'Tickets' }).click();
  await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeInViewport();
  await host.close();
});
