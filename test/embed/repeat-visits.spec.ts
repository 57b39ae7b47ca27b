import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { writeVersion } from '../../tools/release/files.js';
import { serveStatic, type StaticSite } from '../../tools/site/static-server.js';
import { openTaggedService } from '../client/tagged-service.js';
import { atNight } from '../effort.js';

/** A host of the files as docs/hosting.md has it, and what it is asked for. */
async function openHost(site: Partial<StaticSite>) {
  const asked: string[] = [];
  const headers = { 'Access-Control-Allow-Origin': '*', ...site.headers };
  const { server, port } = await serveStatic({ roots: ['dist'], port: 0, ...site, headers });
  server.on('request', ({ url, headers: { 'if-none-match': tag } }) =>
    asked.push(`${url}${tag ? ' if changed' : ''}`),
  );
  const close = () => {
    server.close().closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, asked, close };
}

const onEmulator = 'data-base-url="emulator:"';

/** A page of somebody else with questions. */
async function openPage(host: string, settings = onEmulator) {
  const body = `<event-faq></event-faq><script async src="${host}/bandstand.js"
    data-event="meadowlark-2027" ${settings}></script>`;
  const { server, port } = await serveStatic({ roots: [], port: 0, pages: { '/': body } });
  const visit = async (page: Page) => {
    await page.goto('about:blank'); // away, so that it is a visit and no reload
    await page.goto(`http://localhost:${port}/`);
    await page.getByRole('button', { name: 'Show all' }).waitFor();
    await page.waitForLoadState('networkidle');
  };
  const close = () => {
    server.close().closeAllConnections();
  };
  return { visit, close };
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const code = (asked: string[]) => asked.filter((path) => path.includes('.js'));

test('from a folder of one release nothing of ours is asked for on the next visit; a feed with an ETag that has not changed is one question, and no answer', async ({
  page,
}) => {
  const host = await openHost({ headers: immutable });
  const service = await openTaggedService();
  const settings = `data-base-url="${service.address}" data-service-key="pk_live_meadowlark_demo"`;
  const { visit, close } = await openPage(host.address, settings);
  const about = () => service.asked.filter((one) => one.includes('/faq'));
  await visit(page);
  expect(code(host.asked)).toContain('/core.js');
  expect(about()).toEqual(['OPTIONS /faq 204', 'GET /faq 200']);
  const before = code(host.asked.splice(0));
  service.asked.length = 0;
  await visit(page);
  // On a busy machine the last parts may not load before the second visit.
  expect(code(host.asked).filter((one) => before.includes(one))).toEqual([]);
  // Not even a preflight: the browser remembers that one.
  expect(about()).toEqual(['GET /faq 304']);
  close();
  host.close();
  service.close();
});

atNight(test)(
  'from one address above the folders of releases only the loader is asked about',
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bandstand-host-'));
    writeVersion('1.3.0', folder);
    const isForEver = (path: string) => path.startsWith('/1.3.0/');
    const host = await openHost({ roots: [folder], isKept: true, isForEver });
    const { visit, close } = await openPage(host.address);
    await visit(page);
    expect(code(host.asked)).toEqual(
      expect.arrayContaining(['/bandstand.js', '/1.3.0/core.js', '/1.3.0/event-faq.js']),
    );
    expect(code(host.asked).filter((path) => !path.startsWith('/1.3.0/'))).toEqual([
      '/bandstand.js',
    ]);
    host.asked.length = 0;
    await visit(page);
    expect(code(host.asked)).toEqual(['/bandstand.js if changed']);
    close();
    host.close();
    rmSync(folder, { recursive: true });
  },
);

atNight(test)(
  'from one folder for all releases only files beside the chunks are asked about, and not sent',
  async ({ page }) => {
    const host = await openHost({ isKept: true });
    const { visit, close } = await openPage(host.address);
    await visit(page);
    host.asked.length = 0;
    await visit(page);
    expect(code(host.asked)).toContain('/core.js if changed');
    expect(code(host.asked).filter((one) => !one.endsWith(' if changed'))).toEqual([]);
    expect(code(host.asked).filter((one) => one.startsWith('/chunks/'))).toEqual([]);
    close();
    host.close();
  },
);
