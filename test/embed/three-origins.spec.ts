import type { Page } from '@playwright/test';
import { expect, scriptTag, test, watch, type Origins } from './origins.js';
import { elements } from '../../components/elements.js';
import { routes } from '../../src/contract/routes.js';
import { operationAt } from '../conformance/judged.js';
import { chooseKinds } from '../effort.js';
import { namesOnWindow } from './globals.js';
import { element, widgets, type Widget } from './widgets.js';

/** How the feed of a widget is asked for. */
const routeOf = ({ feed }: Widget) =>
  routes[operationAt({ method: 'GET', url: `https://service.example${feed}` })!];

/** How the service was asked for a feed: once, and what takes a key or a token is announced first. */
async function expectAskedOnce(service: string, widget: Widget): Promise<void> {
  const answer = await fetch(`${service}/__emulator/requests`);
  const { requests } = (await answer.json()) as { requests: { method: string; path: string }[] };
  const asked = requests.filter(({ path }) => path.split('?')[0] === widget.feed);
  const methods = routeOf(widget).gate === 'open' ? ['GET'] : ['GET', 'OPTIONS'];
  expect(asked.map(({ method }) => method).sort(), widget.tag).toEqual(methods);
}

const show = (page: Page, origins: Origins, body: string) =>
  page.goto(origins.page(body + scriptTag(origins)));

for (const widget of chooseKinds(widgets)) underStrictPolicy(widget);

/** What a strict content policy, Trusted Types and three origins leave of a widget: all of it. */
function underStrictPolicy(widget: Widget): void {
  const { tag, feed } = widget;
  const { gate, surface } = routeOf(widget);

  test(`one script tag shows <${tag}> under a strict policy, asked for once and before its code is there (CAC-06)`, async ({
    page,
    origins,
  }) => {
    const seen = await watch(page, origins.service);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    // Whatever is routed is asked for without a preflight: the next test counts those.
    await page.route(`**/${tag}.js`, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => request.url().includes(feed));
    await show(page, origins, element(widget) + element(widget));
    // Of others the loader knows too little to ask early.
    if (gate === 'key' && surface) await asked;
    release();
    await expect(widget.shows(page)).toBeVisible();
    await expect(page.locator(`${tag}:state(ready)`)).toHaveCount(2);
    expect(seen.calls.filter((path) => path === feed)).toHaveLength(1);
    expect(seen.troubles).toEqual([]);
  });
}

test('one script tag shows every element there is: nothing is said, moved, asked for twice or put on window, pictures load and answers open (COR-12)', async ({
  page,
  origins,
}) => {
  const tags = Object.keys(elements);
  expect(widgets.map(({ tag }) => tag).sort()).toEqual([...tags].sort());
  await page.goto(origins.page('<p>No widget here.</p>'));
  const before = await namesOnWindow(page);
  const seen = await watch(page, origins.service);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript((selector) => {
    // Room as docs/script-tag.md asks for: without it, an element that comes late pushes the others.
    const room = new CSSStyleSheet();
    room.replaceSync(`${selector} { display: block; min-height: 100vh }`);
    document.adoptedStyleSheets = [room];
    const shifts: number[] = [];
    Object.defineProperty(document, 'shifts', { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, tags.join());
  await show(page, origins, widgets.map(element).join(''));
  for (const widget of widgets) await expect(widget.shows(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(said).toEqual([]);
  for (const widget of widgets) await expectAskedOnce(origins.service, widget);
  expect([...seen.calls].sort()).toEqual([...new Set(seen.calls)].sort());
  expect(await page.evaluate(() => (document as unknown as { shifts: number[] }).shifts)).toEqual(
    [],
  );
  expect(await namesOnWindow(page)).toEqual(before);
  const picture = page.locator('event-lineup img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const question = page.locator('event-faq h3 button').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(seen.troubles).toEqual([]);
});

const refusals = [
  { name: 'a service that is down', tag: { baseUrl: 'http://127.0.0.1:9' }, isDown: true },
  {
    name: 'a domain that is not on the list (COR-04)',
    tag: { event: 'quiet-2027', key: 'pk_live_quietroom_demo' },
  },
  { name: 'no key (AUT-02)', tag: { key: '' } },
  { name: 'a revoked key (AUT-04)', tag: { key: 'pk_live_meadowlark_revoked' } },
  { name: 'a secret key (AUT-14)', tag: { key: 'sk_live_meadowlark_demo' }, silent: true },
];
for (const { name, tag, silent, isDown } of chooseKinds(refusals)) {
  // What is open to everybody is refused to nobody, nor is what Foghorn has, who wants no key.
  const isGuarded = (widget: Widget) =>
    routeOf(widget).gate === 'key' && !widget.settings.includes('prelude-2028');
  const refused = widgets.filter((widget) => isDown || isGuarded(widget));
  test(`with ${name} the page shows readable words and throws nothing`, async ({
    page,
    origins,
  }) => {
    const seen = await watch(page, origins.service);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.goto(origins.page(refused.map(element).join('') + scriptTag(origins, tag)));
    for (const { tag: name } of refused) {
      const words = page
        .locator(name)
        .getByRole('alert')
        .or(page.locator(name).locator('[part~="error"]'));
      await expect(words.first()).toContainText(/\w+ \w+ \w+/, { timeout: 45_000 });
      await expect(words.first()).not.toContainText(/undefined|null|\[object|_live_/);
    }
    expect(thrown).toEqual([]);
    if (silent) expect(seen.calls).toEqual([]);
    expect(await page.content()).not.toContain('[object');
  });
}
