import { expect, test, type Page } from '@playwright/test';
import { installEditor, openEditorPage, origin } from './editor-page.js';
import { recipeOf } from './recipe.js';

const guide = 'docs/page-builders.md';
/** The recipe as it stands there, with the made-up festival for a service. */
const withDemo = (code: string) =>
  code
    .replace("'https://api.example'", "'emulator:'")
    .replace(/\n\s*(serviceKey|event): '[^']*',/g, '');

const spellings = `<event-lineup></event-lineup><div data-event-widget="faq">Questions</div>
  <p><a href="https://party.example/#widget=tickets">Tickets</a></p>`;

/** What a page shows that is made of an editor's HTML. */
async function publish(page: Page, html: string): Promise<void> {
  const script = html.includes('bandstand.js')
    ? ''
    : '<script src="/bandstand/bandstand.js" data-base-url="emulator:"></script>';
  await page.unroute(`${origin}/**`);
  await openEditorPage(page, html + script);
}

const grapes = `<link rel="stylesheet" href="/editors/grapesjs/dist/css/grapes.min.css">
  <script type="importmap">{ "imports": { "grapesjs": "/editors/grapesjs/dist/grapes.mjs",
    "bandstand/grapesjs": "/bandstand/npm/grapesjs.js" } }</script>
  <div id="editor"></div><script type="module">`;

const openGrapes = async (page: Page) => {
  installEditor('grapesjs');
  await openEditorPage(
    page,
    `${grapes}${withDemo(recipeOf(guide, 'GrapesJS', 'js'))}
    window.editor = editor;</script>`,
  );
};

/** The parts of the editor that the tests work with. */
interface Editing {
  readonly editor: {
    addComponents: (content: object | string) => unknown;
    select: (component: unknown) => void;
    getData: () => string;
    setData: (html: string) => void;
  };
  readonly exportPage: () => string;
}

test('GrapesJS shows the real widget in its canvas', async ({ page }) => {
  await openGrapes(page);
  await page.evaluate(() => {
    (window as unknown as Editing).editor.addComponents({ type: 'bandstand-event-lineup' });
  });
  const lineup = page.locator('iframe').first().contentFrame().locator('event-lineup');
  await expect(lineup.getByRole('heading', { level: 3 }).first()).toBeVisible();
  // Its later styles, too: without them the sign of the search fills the canvas.
  const sign = lineup.getByRole('searchbox').locator('xpath=..').locator('svg').first();
  await expect.poll(async () => (await sign.boundingBox())?.width ?? 0).toBeLessThan(40);
});

test('GrapesJS offers a block for each widget, and its attributes as settings', async ({
  page,
}) => {
  await openGrapes(page);
  await page.getByTitle('Open Blocks').click();
  await expect(page.locator('.gjs-block').filter({ hasText: 'Line-up' })).toBeVisible();
  await expect(page.locator('.gjs-block')).toHaveCount(13);
  const signs = await page.locator('.gjs-block path').evaluateAll((all) => all.map((one) => one.getAttribute('d'))); // oxfmt-ignore
  expect(new Set(signs).size, 'each with a sign of its own').toBe(13);
  // First what most pages want.
  await expect(page.locator('.gjs-block').first()).toContainText('Line-up');
  await page.evaluate(() => {
    const { editor } = window as unknown as Editing;
    const [added] = editor.addComponents({ type: 'bandstand-event-lineup' }) as unknown[];
    editor.select(added);
  });
  await page.getByTitle('Settings').click();
  await page.locator('.gjs-trt-trait').filter({ hasText: 'View' }).locator('select').selectOption('poster'); // oxfmt-ignore
  await page.screenshot({ path: 'test-results/editors/grapesjs.png' });
  const html = await page.evaluate(() => (window as unknown as Editing).exportPage());
  expect(html).toMatch(/<event-lineup [^>]*view="poster"[^>]*><\/event-lineup>/);
});

test('whoever edits in GrapesJS drags a block onto the page, and the colour of the recipe is in canvas and page', async ({
  page,
}) => {
  await openGrapes(page);
  await page.getByTitle('Open Blocks').click();
  const canvas = page.locator('iframe').first();
  await page.locator('.gjs-block').filter({ hasText: 'Line-up' }).hover();
  const { x = 0, y = 0 } = (await canvas.boundingBox()) ?? {};
  await page.mouse.down();
  // The editor looks for a place at each move, as a hand makes many, and marks the one it has found.
  await expect(async () => {
    for (const step of [60, 80, 100, 120]) await page.mouse.move(x + step, y + step, { steps: 4 });
    await expect(page.locator('.gjs-placeholder:visible')).not.toHaveCount(0, { timeout: 200 });
  }).toPass();
  await page.mouse.up();
  const lineup = canvas.contentFrame().locator('event-lineup');
  await expect(lineup.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(lineup).toHaveCSS('--event-color-accent', '#c2410c');
  await page.screenshot({ path: 'test-results/editors/grapesjs-canvas.png' });
  await publish(page, await page.evaluate(() => (window as unknown as Editing).exportPage()));
  await expect(page.locator('event-lineup').getByRole('tab').first()).toBeVisible();
  await expect(page.locator('event-lineup')).toHaveCSS('--event-color-accent', '#c2410c');
});

test('what GrapesJS exports is a page with widgets, whose HTML can be edited again', async ({
  page,
}) => {
  await openGrapes(page);
  const html = await page.evaluate((content) => {
    const { editor, exportPage } = window as unknown as Editing;
    editor.addComponents(content);
    return exportPage();
  }, '<event-lineup view="list"></event-lineup>');
  expect(html.match(/<script/g)).toHaveLength(1);
  await publish(page, html);
  await expect(page.locator('event-lineup').getByRole('heading', { level: 3 }).first()).toBeVisible(); // oxfmt-ignore
});

test('GrapesJS never puts a secret key into a page', async ({ page }) => {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  installEditor('grapesjs');
  await openEditorPage(
    page,
    `${grapes}import { scriptTag } from 'bandstand/grapesjs';
    scriptTag({ script: '/x.js', baseUrl: 'https://api.example', serviceKey: ' SK_live_1' });</script>`,
  );
  await expect.poll(() => said.join()).toContain('is a secret one');
});

const openTiny = async (page: Page, code: string) => {
  installEditor('tinymce');
  await openEditorPage(
    page,
    `<textarea id="editor"></textarea><script src="/editors/tinymce/tinymce.min.js"></script>
    <script>${code}</script>`,
  );
  await page.waitForFunction(() => 'tinymce' in window && document.querySelector('.tox-tinymce'));
};
const throughTiny = (page: Page, html: string) =>
  page.evaluate((content) => {
    const { tinymce } = window as unknown as { tinymce: { activeEditor: Tiny } };
    interface Tiny {
      setContent: (html: string) => void;
      getContent: () => string;
    }
    tinymce.activeEditor.setContent(content);
    return tinymce.activeEditor.getContent();
  }, html);

test('TinyMCE as it comes keeps the div and the link, and both become widgets', async ({
  page,
}) => {
  await openTiny(page, "tinymce.init({ selector: '#editor', license_key: 'gpl' });");
  const html = await throughTiny(page, spellings);
  expect(html).not.toContain('event-lineup');
  await publish(page, html);
  await expect(page.locator('event-faq').getByRole('button').first()).toBeVisible();
  await expect(page.locator('event-tickets').getByRole('button').first()).toBeVisible();
});

test('TinyMCE by the recipe keeps the elements, and shows them while they are edited', async ({
  page,
}) => {
  await openTiny(page, withDemo(recipeOf(guide, 'TinyMCE', 'js')));
  const html = await throughTiny(page, spellings);
  expect(html).toContain('<event-lineup></event-lineup>');
  const lineup = page.frameLocator('iframe').locator('event-lineup');
  await expect(lineup.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await publish(page, html);
  await expect(page.locator('event-lineup').getByRole('heading', { level: 3 }).first()).toBeVisible(); // oxfmt-ignore
});

test('CKEditor as it comes keeps the link, which becomes the widget', async ({ page }) => {
  installEditor('ckeditor5');
  await openEditorPage(
    page,
    `<link rel="stylesheet" href="/editors/ckeditor5/dist/browser/ckeditor5.css">
    <script type="importmap">{ "imports":
      { "ckeditor5": "/editors/ckeditor5/dist/browser/ckeditor5.js" } }</script>
    <div id="editor"></div>
    <script type="module">${recipeOf(guide, 'CKEditor 5', 'js')}</script>`,
  );
  await page.waitForFunction(() => 'editor' in window);
  const html = await page.evaluate((content) => {
    const { editor } = window as unknown as Editing;
    editor.setData(content);
    return editor.getData();
  }, spellings);
  expect(html).toContain('#widget=tickets');
  await publish(page, html);
  await expect(page.locator('event-tickets').getByRole('button').first()).toBeVisible();
});
