import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';
import { atNight, limitRuns } from '../effort.js';

/** Two tabs of one origin share one world, kept in the browser's own database under its own lock. */

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const blank = '<!doctype html><title>A page</title>';
/** A frame that belongs to no origin, as many previews and editors show pages. */
const sandboxed = `<!doctype html><title>A sandbox</title>
<iframe sandbox="allow-scripts" title="Sandbox" srcdoc="<p></p><script type=module>
  const { start } = await import('http://localhost:PORT/emulator.js');
  const options = { scenario: '', origin: 'http://localhost:PORT', assetsUrl: 'http://localhost:PORT/demo/' };
  const { fetch, isShared } = await start(options);
  const { status } = await fetch('https://emulator.invalid/v1/events/harbour-free/faq?surface=web');
  document.querySelector('p').textContent = 'shared: ' + isShared + ', status: ' + status;
</script>"></iframe>`;

let site: Awaited<ReturnType<typeof serveStatic>>;
test.beforeAll(async () => {
  const pages: Record<string, string> = { '/': blank };
  const headers = { 'Access-Control-Allow-Origin': '*' };
  site = await serveStatic({ roots: [dist], port: 0, headers, pages });
  pages['/sandbox'] = sandboxed.replaceAll('PORT', String(site.port));
});
test.afterAll(() => site.server.close());

async function twoPages(page: Page): Promise<[Page, Page]> {
  const other = await page.context().newPage();
  await page.context().exposeFunction('bothHaveSold', whenCalledTwice());
  for (const one of [page, other]) await one.goto(`http://localhost:${site.port}/`);
  return [page, other];
}

/** Holds the first of every two calls until the second. */
function whenCalledTwice(): () => Promise<void> {
  let goOn: (() => void) | undefined;
  return async () => {
    if (goOn) goOn();
    else return new Promise((resolve) => (goOn = resolve));
    goOn = undefined;
  };
}

/** Opens an emulator in the page and asks for the last ticket so many times at once. */
async function rush(page: Page, wish: { world: string; lock: boolean; times: number }) {
  return page.evaluate(async ({ world, lock, times }) => {
    const file = (await import(`${location.origin}/emulator.js`)) as Bundle;
    const kept = await file.keepInPage(world);
    if (!kept) throw new Error('This browser keeps nothing.');
    // On a disk so slow that the other page has sold, too, before anything is written.
    const write = async (record: unknown) => {
      await bothHaveSold();
      return kept.storage.write(record);
    };
    const unlocked = { storage: { ...kept.storage, write }, lock: (work: () => unknown) => work() };
    const emulator = file.createEmulator({
      assetsUrl: `${location.origin}/demo/`,
      keep: lock ? kept : unlocked,
    });
    const base = 'https://emulator.invalid/v1/events/last-ticket/tickets';
    const headers = {
      'X-Service-Key': 'pk_live_foghorn_demo',
      'Content-Type': 'application/json',
    };
    const { data } = await (await emulator.fetch(`${base}?surface=web`, { headers })).json();
    const body = JSON.stringify({ items: [{ releaseId: data.releases[0]?.id, quantity: 1 }] });
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        emulator.fetch(`${base}/reserve`, { method: 'POST', headers, body }),
      ),
    );
    return answers.map(({ status }) => status);
  }, wish);
}

/** Of every page here. */
declare function bothHaveSold(): Promise<void>;

/** What the file exports, as far as these tests use it. */
interface Bundle {
  keepInPage(
    name: string,
  ): Promise<{ storage: { write(record: unknown): Promise<void> } } | undefined>;
  createEmulator(options: object): {
    fetch(
      address: string,
      init: RequestInit,
    ): Promise<{ status: number; json(): Promise<{ data: { releases: { id: string }[] } }> }>;
  };
}

async function sold(pages: readonly Page[], wish: { world: string; lock: boolean; times: number }) {
  const statuses = await Promise.all(pages.map((page) => rush(page, wish)));
  return statuses.flat().filter((status) => status === 200).length;
}

test('RES-12 EMU-09 two pages that rush for the last ticket sell it once, in every round', async ({
  page,
}) => {
  const pages = await twoPages(page);
  for (let round = 0; round < limitRuns(6); round += 1) {
    expect(await sold(pages, { world: `locked-${round}`, lock: true, times: 20 })).toBe(1);
  }
});

atNight(test)(
  'EMU-09 without the lock the same rush oversells, so the test above can fail',
  async ({ page }) => {
    expect(await sold(await twoPages(page), { world: 'unlocked', lock: false, times: 1 })).toBe(2);
  },
);

test('EMU-10 in a sandbox the emulator works, for itself alone, and says so', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`http://localhost:${site.port}/sandbox`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('shared: false, status: 200')).toBeVisible();
  expect(said.join()).toContain('lives in this tab only');
});
