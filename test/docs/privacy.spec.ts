import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const storage =
  /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches\.open|createStore)\b/;

/** Modules of what a visitor's browser runs that keep something there. */
const keeping = ['src', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.ts') && storage.test(readFileSync(path, 'utf8'))),
);

test('docs/privacy.md names every module that keeps something in the browser', () => {
  const page = readFileSync('docs/privacy.md', 'utf8');
  expect(keeping.length).toBeGreaterThan(8);
  expect(keeping.filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
});

test('what a visitor does leaves the keys that docs/privacy.md lists, and no cookie', async ({
  page,
}) => {
  await page.route('http://festival.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: site })
      : route.fulfill({ path: `dist${pathname}` });
  });
  await page.goto('http://festival.example/');
  await page.getByRole('button', { name: 'Add one Saturday Day' }).click();
  await page.locator('event-faq h3 button').first().click();
  await page.locator('event-lineup').getByRole('button', { name: /plan/i }).first().click();
  await page
    .getByRole('textbox', { name: /First name/ })
    .first()
    .fill('Ada');
  const cells = readFileSync('docs/privacy.md', 'utf8').match(/^\| `[^|]+/gm) ?? [];
  const listed = cells
    .flatMap((cell) => cell.match(/[^`|, ][^`]*(?=`)/g) ?? [])
    .map((key) => new RegExp(`^${key.replace(/[.]/g, '\\.').replace(/<\w+>/g, '.+')}$`));
  const keysOf = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(async () => (await keysOf()).join()).toContain('evt:');
  const own = (await keysOf()).filter((key) => !key.startsWith('bandstand-emulator'));
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((key) => !listed.some((pattern) => pattern.test(key)))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

const site = `<!doctype html><html lang="en-GB"><title>Festival</title><body>
  <event-tickets></event-tickets><event-faq></event-faq><event-lineup></event-lineup>
  <event-signup-form form="meadowlark-newsletter"></event-signup-form>
  <script src="/bandstand.js" data-base-url="emulator:"></script>`;
