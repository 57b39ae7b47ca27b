import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { logIn } from './hands.js';
import { startSite, type Site } from './site.js';

let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite(join(tmpdir(), 'bandstand-wordpress'), 'dist-wordpress/bandstand');
});
test.afterAll(() => site.stop());

const service = 'https://api.party.example/';
const open = async (page: Page) => {
  await logIn(page, site, 'admin');
  await page.goto(`${site.address}/wp-admin/options-general.php?page=bandstand`);
  await page.getByLabel('Service address').fill(service);
  await page.getByLabel('Event', { exact: true }).fill('party 2027');
};
const check = async (page: Page, words: string) => {
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check connection' })).toBeEnabled();
};
const answer = (page: Page, status: number, body: string, path = '**') =>
  page.route(`${service}v1/events/party%202027${path}`, (route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      body,
    }),
  );
const envelope = '{"apiVersion":1,"data":{}}';

test('"Check connection" says what the service answers, whatever that is', async ({ page }) => {
  await open(page);
  const answers = {
    200: 'Connected',
    401: 'asks for a key',
    403: 'doesn’t allow http://127.0.0.1',
    404: 'no event with this short name',
    429: 'very busy',
    500: 'status 500',
  };
  for (const [status, words] of Object.entries(answers)) {
    await answer(page, Number(status), envelope);
    await check(page, words);
  }
  await answer(page, 401, envelope);
  await page.getByLabel('Publishable key').fill('pk_live_old');
  await check(page, 'refuses this key');
});

test('"Check connection" finds a refusal of what only the parts of an event need', async ({
  page,
}) => {
  await open(page);
  await answer(page, 200, envelope);
  await answer(page, 401, envelope, '/faq?surface=web');
  await check(page, 'asks for a key');
});

test('"Check connection" says that another website, nobody, or nobody in time answers', async ({
  page,
}) => {
  await open(page);
  for (const status of [200, 404]) {
    await answer(page, status, '<h1>Welcome</h1>');
    await check(page, 'isn’t a ticketing service');
  }
  await page.route(`${service}**`, (route) => route.abort());
  await check(page, 'No answer: ');
  await page.clock.install();
  await page.route(`${service}**`, () => undefined);
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Checking…' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('status').filter({ hasText: 'within 10 seconds' })).toBeVisible();
});

test('"Check connection" says what is missing or must not be sent', async ({ page }) => {
  await open(page);
  for (const address of ['', 'api.party.example', 'https://'])
    await page
      .getByLabel('Service address')
      .fill(address)
      .then(() => check(page, 'Enter the address'));
  await page.getByLabel('Service address').fill(service);
  await page.getByLabel('Event', { exact: true }).fill('');
  await check(page, 'Enter the short name');
  await page.getByLabel('Publishable key').fill(' SK_live_1');
  await check(page, 'secret key');
});

test('"Check connection" tries the made-up festival, and its event', async ({ page }) => {
  await open(page);
  await page.getByLabel('Service address').fill('emulator:');
  await check(page, 'no event with this short name');
  await page.getByLabel('Event', { exact: true }).fill('');
  await check(page, 'festival works');
  await page.getByLabel('Service address').fill('emulator:no-such-scenario');
  await check(page, 'couldn’t start');
  await page.route('**/widgets/emulator.js', (route) => route.abort());
  await page.reload();
  await page.getByLabel('Service address').fill('emulator:');
  await check(page, 'couldn’t start');
});

test('"Check connection" says so when the check itself fails', async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.getElementById('bandstand-event')!.remove());
  await check(page, 'The check itself failed');
});
