import { expect, test, type Page } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';

/** A host of the files as docs/hosting.md has it, and what it is asked for. */
async function openHost(headers: Record<string, string>, isKept: boolean) {
  const asked: string[] = [];
  const { server, port } = await serveStatic({
    roots: ['dist'],
    port: 0,
    isKept,
    headers: { 'Access-Control-Allow-Origin': '*', ...headers },
  });
  server.on('request', ({ url, headers: { 'if-none-match': tag } }) =>
    asked.push(`${url}${tag ? ' if changed' : ''}`),
  );
  const close = () => {
    server.close().closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, asked, close };
}

/** A page of somebody else with a line-up, in a tab of its own. */
async function visit(page: Page, host: string): Promise<void> {
  const body = `<event-lineup></event-lineup><script async src="${host}/bandstand.js"
    data-base-url="emulator:" data-event="meadowlark-2027"></script>`;
  const { server, port } = await serveStatic({ roots: [], port: 0, pages: { '/': body } });
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole('button', { name: 'My plan' }).waitFor();
  await page.waitForLoadState('networkidle');
  server.close().closeAllConnections();
}

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const code = (asked: string[]) => asked.filter((path) => path.includes('.js'));

test('from a folder of one release nothing of ours is asked for on the next visit', async ({
  page,
}) => {
  const host = await openHost(immutable, false);
  await visit(page, host.address);
  expect(code(host.asked)).toContain('/core.js');
  host.asked.length = 0;
  await visit(page, host.address);
  expect(code(host.asked)).toEqual([]);
  host.close();
});

test('from one address for all releases only files without a hash are asked about, and not sent', async ({
  page,
}) => {
  const host = await openHost({}, true);
  await visit(page, host.address);
  host.asked.length = 0;
  await visit(page, host.address);
  expect(code(host.asked)).toContain('/core.js if changed');
  expect(code(host.asked).filter((one) => !one.endsWith(' if changed'))).toEqual([]);
  expect(code(host.asked).filter((one) => one.startsWith('/chunks/'))).toEqual([]);
  host.close();
});
