import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';
import { titles } from '../../tools/snippet/titles.js';
import type { WidgetTag } from '../../tools/snippet/widgets.js';
import { atNight, chooseKinds, chooseSome } from '../effort.js';
import { widgets, type Widget } from '../embed/widgets.js';
import { obstacles } from './axe.js';
import { folder } from './demo-site.js';
import { emptyPage } from './pasted.js';
import { troublesOf } from './troubles.js';

/** What an organiser with a strict policy would send; the frame is a page of the same site. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; " +
  "frame-src 'self'";

const drawNoPreview = (context: BrowserContext) =>
  context.route('**/builder/page.html', (route) => route.fulfill({ contentType: 'text/html' }));

const test = base.extend<{ builder: Page; builderWithPreview: Page }, { site: string }>({
  site: [
    async ({}, use) => {
      const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'max-age=600' };
      const pages = { '/favicon.ico': '' };
      const { server, port } = await serveStatic({
        roots: [folder, 'dist'],
        port: 0,
        headers,
        pages,
      });
      await use(`http://localhost:${port}/builder.html`);
      server.close().closeAllConnections();
    },
    { scope: 'worker' },
  ],
  // Where the snippet alone matters: else the frame would draw the widgets at every change.
  builder: async ({ page, site, context }, use) => {
    await drawNoPreview(context);
    await page.goto(site);
    await use(page);
  },
  builderWithPreview: async ({ page, site }, use) => {
    await page.goto(site);
    await use(page);
  },
});

// The page glides to what it is scrolled to: a press on its way there would meet what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const whole = (page: Page) => page.locator('#whole');
const snippetOf = async (page: Page): Promise<string> => (await whole(page).textContent()) ?? '';
const choose = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** Names of the made-up service, typed as an organiser types them. */
async function ask(page: Page, { tag, settings }: Widget): Promise<void> {
  const chosen = page
    .getByRole('group', { name: 'What to show' })
    .getByRole('checkbox', { checked: true });
  for (const box of (await chosen.all()).reverse()) await box.uncheck();
  await choose(page, titles[tag as WidgetTag]).check();
  const [, about = '', subject = ''] = /(event|form|organiser)="([^"]+)"/.exec(settings) ?? [];
  const labels = { form: 'Key of the form', organiser: 'Short name of the organiser' };
  const label = labels[about as keyof typeof labels];
  if (label) await page.getByLabel(label).fill(subject);
  const event = about === 'event' ? subject : 'meadowlark-2027';
  await page.getByLabel('Short name of the event').fill(event);
}

/** Room is kept for elements alone. */
const spellings = chooseKinds([
  { name: 'element', label: /^An element/, width: 412, keepsRoom: true },
  { name: 'element', label: /^An element/, width: 1280, keepsRoom: true },
  { name: 'div', label: /^A div/, width: 1280, keepsRoom: false },
  { name: 'link', label: /^A link/, width: 1280, keepsRoom: false },
]);

for (const { name, label, width, keepsRoom } of spellings) {
  const promise = keepsRoom ? 'renders, and by the rule of room moves nothing,' : 'renders';
  atNight(test)(
    `a widget, as ${name}, ${promise} when its snippet is pasted into a page ${width} px wide`,
    async ({ builder, context }) => {
      test.setTimeout(120_000);
      await builder.getByRole('radio', { name: label }).check();
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      const troubles = troublesOf(page);
      const empty = await emptyPage(page);
      for (const widget of chooseSome(widgets)) {
        await ask(builder, widget);
        await empty.paste(await snippetOf(builder));
        await expect(widget.shows(page), widget.tag).toBeVisible();
        if (!keepsRoom) continue;
        await page.waitForLoadState('networkidle');
        expect(await empty.shifts(), widget.tag).toBeLessThan(0.001);
      }
      expect(troubles).toEqual([]);
    },
  );
}

atNight(test)(
  'a card needs no more than the room of its rule, however wide the window is',
  async ({ builder, context }) => {
    const page = await context.newPage();
    const empty = await emptyPage(page);
    await ask(
      builder,
      widgets.find(({ tag }) => tag === 'event-card')!,
    );
    await empty.paste(await snippetOf(builder));
    const card = page.locator('event-card');
    for (const margin of chooseKinds(['0', '8px', '16px']))
      for (const width of [320, 360, 450, 500, 640, 700, 720, 734, 750, 768, 800, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.addStyleTag({ content: `body { margin: ${margin} }` });
        await expect(card.getByRole('link', { name: /tickets/i })).toBeVisible();
        const over = await card.evaluate(
          (one) => one.clientHeight - Math.ceil(parseFloat(getComputedStyle(one).minHeight)),
        );
        expect(over, `beside ${margin}, of ${width} pixels`).toBeLessThanOrEqual(0);
      }
  },
);

test('a secret key is refused with words, and gets into no address, snippet or request', async ({
  builder,
}) => {
  const asked: string[] = [];
  builder.on('request', (request) => asked.push(request.url(), JSON.stringify(request.headers())));
  builder.on('framenavigated', (frame) => asked.push(frame.url())); // the preview is told by its hash
  for (const key of ['sk_live_hush', ' SK_live_hush', 's\u200bk_live_hush']) {
    await builder.getByLabel('Publishable key').fill(key);
    await expect(builder.locator('#words-serviceKey')).toContainText('The service key is a secret');
    await expect(whole(builder)).toBeHidden();
    expect(builder.url()).not.toContain('hush');
  }
  await builder.getByLabel('Publishable key').fill('');
  await builder.getByLabel('Short name of the event').fill('sk_live_hush');
  await expect(builder.locator('#words-event')).toContainText('Use the publishable key');
  expect(builder.url()).not.toContain('hush');
  expect(asked.filter((one) => one.includes('hush'))).toEqual([]);
});

atNight(test)(
  'the address holds all that is chosen, and opens as it was sent',
  async ({ builder, context }) => {
    await choose(builder, 'Tickets').check();
    await builder.getByRole('radio', { name: /^A div/ }).check();
    await builder.getByLabel('Accent colour', { exact: true }).fill('#7a1f2b');
    await builder.getByLabel('Font').fill('Georgia, "Times & co", serif');
    await builder.getByLabel('Spacing').selectOption('Compact');
    await builder.getByLabel('Light or dark').selectOption('Always dark');
    await builder.getByLabel('Language').selectOption('Deutsch');
    await builder.getByRole('radio', { name: 'Festival' }).check();
    await builder.getByLabel('Version').selectOption('on');
    const snippet = await snippetOf(builder);
    expect(snippet).toContain('bandstand@0/dist/bandstand.js"');
    expect(snippet).not.toContain('integrity');
    const other = await context.newPage();
    await other.goto(builder.url());
    await expect(whole(other)).toHaveText(snippet);
    await expect(other.getByRole('radio', { name: 'Festival' })).toBeChecked();
    await expect(other.getByLabel('Language')).toHaveValue('de');
    await other.goto(`${builder.url().split('#')[0] ?? ''}#widgets=nobody,toString&density=odd`);
    await expect(other.locator('#words-widgets')).toHaveText('Choose at least one widget.');
  },
);

test('writes nothing with the script or the service that a link has set until its host is confirmed', async ({
  page,
  context,
  site,
}) => {
  await drawNoPreview(context);
  await context.route('https://thief.example/**', (route) => route.abort());
  for (const hash of [
    'script=https%3A%2F%2Fthief.example%2Fb.js',
    'service=https%3A%2F%2Fthief.example',
  ]) {
    await page.goto('about:blank'); // another hash alone is no other page
    await page.goto(`${site}#${hash}`);
    await expect(page.locator('#verdict'), hash).toContainText('thief.example');
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await expect(whole(page)).toBeEmpty();
    await page.getByRole('button', { name: 'I trust thief.example' }).click();
    await expect(whole(page), hash).toContainText('thief.example');
  }
});

atNight(test)(
  'the preview draws nothing where it is not inside the builder',
  async ({ page, site }) => {
    const address = site.replace('builder.html', 'builder/page.html');
    await page.goto(`${address}#preview&widgets=event-lineup`);
    await expect(page.getByRole('link', { name: 'Open the snippet builder' })).toBeVisible();
    await expect(page.locator('event-lineup, script[data-base-url]')).toHaveCount(0);
  },
);

atNight(test)(
  'asks the service for the event and says what is wrong with it',
  async ({ builder }) => {
    await expect(builder.locator('#answer')).toContainText('Connected. Found Meadowlark');
    const event = builder.getByLabel('Short name of the event');
    await event.fill('nowhere-1999');
    await expect(builder.locator('#words-event')).toContainText('no event called “nowhere-1999”');
    await expect(event).toHaveAttribute('aria-invalid', 'true');
    await event.fill('meadowlark-2027');
    await expect(builder.locator('#words-event')).toBeHidden();
    const service = builder.getByLabel('Address of the service');
    await service.fill('https://api.example');
    await service.blur();
    await expect(builder.locator('#words-baseUrl')).toContainText('placeholder of an example');
    await service.fill('tickets');
    await service.blur();
    await expect(builder.locator('#words-baseUrl')).toContainText('It begins with https://');
  },
);

atNight(test)(
  'shows the widgets in the look that is chosen, on another page at another width, and says how well the accent is seen there',
  async ({ builderWithPreview: builder }) => {
    const lineup = builder.frameLocator('iframe').locator('event-lineup');
    await expect(lineup.getByRole('tab').first()).toBeVisible();
    const accent = builder.getByLabel('Accent colour', { exact: true });
    const said = builder.locator('#contrast');
    await accent.fill('#ffe066');
    await expect(lineup).toHaveCSS('--event-color-accent', '#ffe066');
    await expect(said).toContainText('Contrast 1.2');
    await expect(said).toContainText('Too faint');
    await builder.getByRole('radio', { name: 'Dark' }).check();
    await expect(said).toContainText('Easy to read');
    await builder.getByRole('radio', { name: 'Desktop' }).check();
    await builder.getByLabel('Language').selectOption('Deutsch');
    await expect(lineup.getByRole('tablist', { name: 'Tage' })).toBeVisible();
    expect(await lineup.evaluate((it) => it.ownerDocument.defaultView?.innerWidth)).toBe(1280);
    await accent.fill('ultramauve');
    await expect(builder.locator('#words-accent')).toHaveText('');
    await accent.blur();
    await expect(builder.locator('#words-accent')).toContainText('“ultramauve” isn’t a colour');
  },
);

atNight(test)(
  'names the domain that has to be allowed, and what a policy needs',
  async ({ builder }) => {
    await builder.getByLabel('Address of the service').fill('https://tickets.festival.test/api');
    await builder.getByLabel('Publishable key').fill('pk_live_festival');
    await builder.getByLabel('Address of your page').fill('https://www.festival.test/2027');
    await expect(builder.locator('#domain')).toContainText('Put www.festival.test on the list');
    const text = await snippetOf(builder);
    expect(text).toContain(
      '<link rel="preconnect" href="https://tickets.festival.test" crossorigin>',
    );
    expect(text).toMatch(/integrity="sha384-\S+" crossorigin="anonymous"/);
    await expect(builder.locator('#policy')).toContainText(
      'connect-src https://tickets.festival.test;',
    );
    await expect(builder.locator('#policy')).toContainText("style-src 'sha256-");
  },
);

atNight(test)(
  'writes a shortcode for WordPress, shows what it becomes, and hides what is of the script tag',
  async ({ builderWithPreview: builder }) => {
    await choose(builder, 'Tickets').check();
    await builder.getByLabel('Language').selectOption('Deutsch');
    await builder.getByLabel('Accent colour', { exact: true }).fill('#7a1f2b');
    await builder.getByRole('checkbox', { name: /^Load faster/ }).check();
    await builder.getByRole('radio', { name: /^A shortcode/ }).check();
    await expect(whole(builder)).toHaveText(
      '[bandstand widget="lineup" event="meadowlark-2027" locale="de"]\n' +
        '[bandstand widget="tickets" event="meadowlark-2027" locale="de"]',
    );
    await expect(builder.locator('#verdict')).toContainText('Appearance → Editor → Styles');
    await expect(builder.getByText('Install the plugin first')).toBeVisible();
    for (const label of ['Version', /^Load faster/])
      await expect(builder.getByLabel(label)).toBeHidden();
    // No style can stand among shortcodes: it is for another place, and in sight.
    await expect(builder.locator('#style')).toContainText('--event-color-accent: #7a1f2b;');
    await expect(builder.locator('#style')).toBeVisible();
    await expect(builder.locator('#policy')).toHaveText(/^script-src 'self';\s/);
    const lineup = builder.frameLocator('iframe').locator('event-lineup');
    await expect(lineup.getByRole('tablist', { name: 'Tage' })).toBeVisible();
    await builder.reload();
    await expect(builder.getByRole('radio', { name: /^A shortcode/ })).toBeChecked();
  },
);

atNight(test)(
  'holds all parts to their hashes where that is chosen, and a policy knows how',
  async ({ builder }) => {
    await builder.getByLabel('Version').selectOption('parts');
    await expect(whole(builder)).toContainText('<script type="importmap">');
    const [, text = ''] =
      /<script type="importmap">(.*?)<\/script>/s.exec(await snippetOf(builder)) ?? [];
    const { integrity } = JSON.parse(text) as { integrity: Record<string, string> };
    const hash = createHash('sha384').update(readFileSync('dist/core.js')).digest('base64');
    const core = Object.entries(integrity).find(([address]) => address.endsWith('/core.js'));
    expect(core?.[1]).toBe(`sha384-${hash}`);
    const inline = createHash('sha256').update(text).digest('base64');
    await expect(builder.locator('#policy')).toContainText(`'sha256-${inline}'`);
    await builder.reload();
    await expect(whole(builder)).toContainText('<script type="importmap">');
    await builder.getByLabel('Version').selectOption('on');
    await expect(whole(builder)).not.toContainText('importmap');
  },
);

for (const width of chooseKinds([360, 1280]))
  test(`comes up without a shift at ${width} px, is used by keyboard alone, and copies what it shows`, async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(document, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (document as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site);
    await expect(whole(page)).toContainText('bandstand.js');
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (document as unknown as { shift: number }).shift);
    expect(shift).toBeLessThan(0.001);
    expect(await page.evaluate(() => scrollY), 'at its beginning, wherever the preview is').toBe(0);

    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to the snippet');
    await choose(page, 'Tickets').check();
    await page.getByRole('link', { name: 'Skip to the snippet' }).press('Enter');
    await expect(page.getByRole('region', { name: 'The snippet' })).toBeFocused();
    await expect(page).toHaveURL(/#widgets=event-lineup%2Cevent-tickets$/);
    await expect(choose(page, 'Tickets')).toBeChecked();
    await page.getByRole('radio', { name: 'Bare' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Festival' })).toBeChecked();
    await page.getByRole('button', { name: 'Copy' }).first().press('Enter');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await snippetOf(page));
  });

atNight(test)(
  'axe finds nothing to say, in both colours and at every width',
  async ({ builderWithPreview: builder }) => {
    await builder
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await builder.getByLabel('Publishable key').fill('sk_live_hush');
    await builder.getByLabel('Publishable key').fill('');
    for (const colorScheme of ['light', 'dark'] as const) {
      await builder.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await obstacles(builder)).toEqual([]);
    }
    for (const width of [320, 360, 768, 1280]) {
      await builder.setViewportSize({ width, height: 800 });
      expect(await builder.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);
