import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { snippetOf } from '../../tools/snippet/snippet.js';
import type { WidgetTag } from '../../tools/snippet/widgets.js';
import { emptyWish } from '../../tools/snippet/wish.js';
import { widgets } from '../embed/widgets.js';
import { signIn } from '../site/pasted.js';
import { logIn, withoutWelcome } from './hands.js';
import { startSite, type Site } from './site.js';

let site: Site;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite(join(tmpdir(), 'bandstand-wordpress'), 'dist-wordpress/bandstand');
  setOptions({ base_url: 'emulator:' });
});
test.afterAll(() => site.stop());

const setOptions = (options: Record<string, string>) =>
  site.php(`update_option('bandstand', json_decode('${JSON.stringify(options)}', true));`);

/** What an author has saved: WordPress takes out what an author may not write. */
function saveAsAuthor(content: string): string {
  const text = Buffer.from(content).toString('base64');
  const id = site.php(`wp_set_current_user(get_user_by('login', 'author')->ID); kses_init();
    echo wp_insert_post(wp_slash(array('post_title' => 'A page', 'post_status' => 'publish',
      'post_content' => base64_decode('${text}'))));`);
  return `${site.address}/?p=${id}`;
}

async function openNewPost(page: Page): Promise<void> {
  await page.goto(`${site.address}/wp-admin/post-new.php`);
  await withoutWelcome(page);
}

const artist = (page: Page) =>
  page.locator('event-lineup').getByRole('heading', { level: 3 }).first();

const ways = {
  'a block': '<!-- wp:bandstand/event-lineup {"view":"list"} /-->',
  'a shortcode': '[bandstand widget="lineup" view="list"]',
  'an element': '<event-lineup view="list"></event-lineup>',
  'a div': '<div data-event-widget="lineup">Line-up</div>',
  'a link in the text': '<p><a href="https://party.example/#widget=lineup">Line-up</a></p>',
  'a link on a line of its own': 'https://party.example/#widget=lineup&view=list',
};
for (const [way, content] of Object.entries(ways))
  test(`an author shows the line-up by ${way}`, async ({ page }) => {
    await page.goto(saveAsAuthor(content));
    await expect(artist(page)).toBeVisible();
    await expect(page.locator('#bandstand-js')).toHaveCount(1);
  });

test('every widget shows what the shortcode of the snippet builder names', async ({ page }) => {
  await page.addInitScript(signIn);
  for (const { tag, settings, shows } of widgets) {
    const [, about = 'event', subject = 'meadowlark-2027'] =
      /(event|form|organiser)="([^"]+)"/.exec(settings) ?? [];
    const wish = { ...emptyWish, widgets: [tag as WidgetTag], spelling: 'shortcode' as const };
    const { body } = snippetOf({ ...wish, [about]: subject }, { version: '', integrity: '' });
    await page.goto(saveAsAuthor(body));
    await expect(shows(page), body).toBeVisible();
  }
});

test('a page without a widget loads nothing of ours', async ({ page }) => {
  await page.goto(saveAsAuthor('<p>Parking</p>'));
  await expect(page.getByText('Parking')).toBeVisible();
  await expect(page.locator('script[src*="bandstand"]')).toHaveCount(0);
});

test('an author sets what is shown, and neither handlers nor what costs money', async ({
  page,
}) => {
  await page.goto(
    saveAsAuthor(
      '<event-tickets heading-level="2" promo="FREE" channel="mine" onclick="alert(1)"></event-tickets>' +
        '[bandstand widget="tickets" promo="FREE" heading-level="2"]' +
        '[bandstand widget="lineup" view="sideways\\"><script>alert(1)</script>"]',
    ),
  );
  const written = await (await page.request.get(page.url())).text();
  expect(written.match(/<event-tickets[^>]*>/g)).toEqual([
    '<event-tickets heading-level="2">',
    '<event-tickets heading-level="2">',
  ]);
  expect(written).not.toContain('alert(1)</script>');
});

test('a name that no widget has leaves the words of the author', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(saveAsAuthor('[bandstand widget="linup"]Our line-up[/bandstand]'));
  await expect(page.getByText('Our line-up')).toBeVisible();
  await expect.poll(() => said.join()).toContain('no widget is called "linup"');
});

test('every visitor gets the same page, so that it may be cached', async ({ page, playwright }) => {
  const address = saveAsAuthor(Object.values(ways).join('\n\n'));
  await page.goto(address);
  const other = await playwright.request.newContext();
  const [one, two] = await Promise.all([other.get(address), page.request.get(address)]);
  expect(await one.text()).toBe(await two.text());
  await other.dispose();
});

test('the settings refuse a secret key and keep the rest', async ({ page }) => {
  await logIn(page, site, 'admin');
  await page.goto(`${site.address}/wp-admin/options-general.php?page=bandstand`);
  await page.getByLabel('Publishable key').fill('sk_live_4eC39HqLyjWDarjtT1zdp7dc');
  await page.getByLabel('Event', { exact: true }).fill('meadowlark-2027');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('That’s a secret key (sk_…)')).toBeVisible();
  await expect(page.getByLabel('Publishable key')).toHaveValue('');
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('meadowlark-2027');
  expect(site.php("echo wp_json_encode(get_option('bandstand'));")).not.toContain('sk_live');
});

test('the editor shows the real widget, and its attributes as controls', async ({ page }) => {
  setOptions({ base_url: 'emulator:' });
  await logIn(page, site, 'author');
  await openNewPost(page);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await canvas.getByRole('button', { name: 'Add default block' }).click();
  await page.keyboard.type('/line-up');
  await page.getByRole('option', { name: 'Line-up' }).click();
  const lineup = canvas.locator('event-lineup');
  await expect(lineup.getByRole('heading', { level: 3 }).first()).toBeVisible();
  // In the language of the site, as in the page that is published: the canvas has none.
  await expect(lineup.getByRole('tab').first()).toHaveText('Friday June 25');
  await page.getByRole('combobox', { name: 'View' }).selectOption('poster');
  await expect(lineup).toHaveAttribute('view', 'poster');
  await page.screenshot({ path: 'test-results/wordpress/editor.png' });
});

test('a link that is pasted into the editor becomes the block', async ({ page }) => {
  await logIn(page, site, 'author');
  await openNewPost(page);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await canvas.getByRole('button', { name: 'Add default block' }).click();
  await canvas.locator('[contenteditable]:focus').evaluate((paragraph) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'https://party.example/#widget=faq&single=1');
    const pasted = { clipboardData, bubbles: true, cancelable: true };
    paragraph.dispatchEvent(new ClipboardEvent('paste', pasted));
  });
  const faq = canvas.locator('event-faq');
  await expect(faq.getByRole('button', { name: /^Can I/ }).first()).toBeVisible();
  await expect(faq).toHaveAttribute('single', '');
});
