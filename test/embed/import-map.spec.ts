import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';
import { bandstand } from '../cli/command.js';
import { button } from './buyer.js';
import { expect, test as withOrigins, watch, type Origins } from './origins.js';
import { atNight } from '../effort.js';

/** A page of the lines that the command writes, whose strict policy knows the map by its hash. */
const test = withOrigins.extend<{ open: (widget: string) => Promise<string> }>({
  open: async ({ page, origins }, use) => {
    let close = (): unknown => undefined;
    await use(async (widget) => {
      const html = await snippetFor(widget, origins);
      const [, hash] = /Content-Security-Policy: script-src ('sha256-\S+')/.exec(html) ?? [];
      const policy = `default-src 'none'; script-src ${origins.cdn} ${hash}; connect-src ${origins.service}; img-src * data:; trusted-types lit-html; require-trusted-types-for 'script'`;
      const site = await serveStatic({
        roots: [],
        port: 0,
        headers: { 'Content-Security-Policy': policy },
        pages: {
          '/page': `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Ours</title>
            <link rel="icon" href="data:,"></head><body><h1>Our summer</h1>${html}</body></html>`,
        },
      });
      close = () => site.server.close().closeAllConnections();
      await page.goto(`http://localhost:${site.port}/page`);
      return html;
    });
    close();
  },
});

async function snippetFor(widget: string, { cdn, service }: Origins): Promise<string> {
  const about = ['--widget', widget, '--event', 'meadowlark-2027', '--base-url', service];
  const more = ['--service-key', 'pk_live_meadowlark_demo', '--script', `${cdn}/bandstand.js`];
  const { code, out } = await bandstand('snippet', ...about, ...more, '--import-map');
  expect(code).toBe(0);
  return out;
}

/** Whoever has the host of files answers with other bytes, under whichever address. */
async function tamper(page: Page, part: RegExp): Promise<string[]> {
  const asked: string[] = [];
  await page.route(part, (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(search);
    const body = `${readFileSync(`dist${pathname}`, 'utf8')}\ndocument.title = 'taken over';`;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ contentType: 'text/javascript', headers, body });
  });
  return asked;
}

test('with every module held to its hash a shop is there, and a part with other bytes is refused, also when it is asked for again: the widget says so', async ({
  page,
  origins,
  open,
}) => {
  const seen = await watch(page, origins.service);
  const asked = await tamper(page, /\/order-view\.js/);
  const html = await open('tickets');
  await expect(button(page, 'Add one Saturday Day')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(seen.troubles).toEqual([]);
  expect(html.match(/"sha384-/g)?.length).toBeGreaterThan(300);
  expect(html).not.toContain('emulator');

  await button(page, 'Add one Saturday Day').click();
  for (let press = 0; press < 3; press += 1) {
    await button(page, 'Continue').click();
    await expect(page.locator('event-tickets').getByText('Something went wrong')).toBeVisible();
  }
  await expect(page).not.toHaveTitle('taken over');
  // What the map does not name is not even asked for.
  expect(asked.filter(Boolean)).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  expect(seen.troubles.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

atNight(test)(
  'an element with other bytes is refused, and the page around it is whole',
  async ({ page, open }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await tamper(page, /\/event-lineup\.js/);
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await open('lineup');
    await refused;
    await expect(page.getByRole('heading', { name: 'Our summer' })).toBeVisible();
    await expect(page).not.toHaveTitle('taken over');
    await expect(page.locator('event-lineup:defined')).toHaveCount(0);
    expect(thrown).toEqual([]);
  },
);
