import { expect, test as base, type Page } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';
import { policyHash } from '../../tools/snippet/policy.js';
import { snippetOf, wholeSnippet } from '../../tools/snippet/snippet.js';
import { maxStarterBytes, scriptText, starterOf } from '../../tools/snippet/starter.js';
import { emptyWish, type SnippetOptions } from '../../tools/snippet/wish.js';
import { test as withOrigins, watch, type Origins } from './origins.js';
import { atNight } from '../effort.js';

const wishFor = ({ cdn, service }: Origins): SnippetOptions => ({
  ...emptyWish,
  widgets: ['event-lineup', 'event-faq'],
  baseUrl: service,
  serviceKey: 'pk_live_meadowlark_demo',
  event: 'meadowlark-2027',
  script: `${cdn}/bandstand.js`,
  starter: true,
});

/** A page under a strict policy that knows one line by its hash. */
const test = withOrigins.extend<{
  open: (wish: SnippetOptions, starter?: string) => Promise<void>;
}>({
  open: async ({ page, origins }, use) => {
    let close = (): unknown => undefined;
    await use(async (wish, starter = starterOf(wish) ?? '') => {
      const hash = await policyHash(scriptText(starter));
      const policy = `default-src 'none'; script-src ${origins.cdn} '${hash}'; connect-src ${origins.service}; img-src * data:; trusted-types lit-html; require-trusted-types-for 'script'`;
      const snippet = wholeSnippet(snippetOf(wish, { version: '', integrity: '' }));
      const body = snippet.replace(starterOf(wish) ?? '-', starter);
      const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Ours</title>
        <link rel="icon" href="data:,"></head><body>${body}</body></html>`;
      const site = await serveStatic({
        roots: [],
        port: 0,
        headers: { 'Content-Security-Policy': policy },
        pages: { '/': html },
      });
      close = () => site.server.close().closeAllConnections();
      // Not when all has loaded: a test may hold back the script.
      await page.goto(`http://localhost:${site.port}/`, { waitUntil: 'commit' });
    });
    close();
  },
});

const isDrawn = async (page: Page): Promise<void> => {
  await expect(page.locator('event-lineup').getByRole('tab').first()).toBeVisible();
  await expect(page.locator('event-faq h3').first()).toBeVisible();
};

const feedsIn = (calls: readonly string[]): string[] =>
  calls.filter((path) => /\/(lineup|faq)$/.test(path)).sort();

const once = ['/v1/events/meadowlark-2027/faq', '/v1/events/meadowlark-2027/lineup'];

test('the starter asks before the script has come, and nothing is asked again', async ({
  page,
  origins,
  open,
}) => {
  const seen = await watch(page, origins.service);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/bandstand.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(wishFor(origins));
  await expect.poll(() => feedsIn(seen.calls)).toEqual(once);
  release();
  await isDrawn(page);
  await page.waitForLoadState('networkidle');
  expect(feedsIn(seen.calls)).toEqual(once);
  expect(seen.troubles).toEqual([]);
});

atNight(test)(
  'a starter of another version of the page record is passed over',
  async ({ page, origins, open }) => {
    const seen = await watch(page, origins.service);
    const wish = wishFor(origins);
    await open(wish, starterOf(wish)?.replace('page.1', 'page.0'));
    await isDrawn(page);
    await page.waitForLoadState('networkidle');
    expect(feedsIn(seen.calls)).toEqual([...once, ...once].sort());
    expect(seen.troubles).toEqual([]);
  },
);

atNight(test)(
  'a starter with another key or event than the script tag changes nothing',
  async ({ page, origins, open }) => {
    const wish = wishFor(origins);
    const other = { ...wish, serviceKey: 'pk_live_foghorn_demo', event: 'foghorn-sessions' };
    await open(wish, starterOf({ ...other, event: wish.event }));
    await isDrawn(page);
    await open(wish, starterOf(other));
    await isDrawn(page);
  },
);

atNight(test)(
  'a starter that an editor has damaged, or a policy refuses, costs nothing',
  async ({ page, origins, open }) => {
    const wish = wishFor(origins);
    for (const damaged of [
      starterOf(wish)?.replace('for(', '</p><p>for('),
      starterOf(wish)?.slice(0, -30).concat('</script>'),
    ]) {
      await open(wish, damaged);
      await isDrawn(page);
    }
    const seen = await watch(page, origins.service);
    await page.goto(origins.page(wholeSnippet(snippetOf(wish, { version: '', integrity: '' }))));
    await isDrawn(page);
    expect(feedsIn(seen.calls)).toEqual(once);
  },
);

base(
  'the starter is one short line, whatever stands in it, and there is none where none is needed',
  () => {
    const wish: SnippetOptions = {
      ...emptyWish,
      widgets: ['event-lineup', 'event-tickets', 'event-faq', 'event-gallery'],
      baseUrl: `https://tickets.${'long'.repeat(12)}.test/`,
      serviceKey: 'pk_live_</script>',
      event: 'a"b</script>é',
    };
    const line = starterOf(wish) ?? '';
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(maxStarterBytes);
    expect(line).toContain('event-lineup');
    expect(line).not.toContain('\n');
    expect(line.indexOf('</script>')).toBe(line.length - 9);
    expect(starterOf({ ...wish, baseUrl: 'emulator:' })).toBeUndefined();
    expect(starterOf({ ...wish, widgets: ['event-search', 'event-card'] })).toBeUndefined();
    expect(starterOf({ ...wish, event: 'x'.repeat(500) })).toBeUndefined();
  },
);
