import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';

const secret = 'not for visitors';

const test = base.extend<{ site: Awaited<ReturnType<typeof serveStatic>> }>({
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    const root = join(folder, 'root');
    mkdirSync(join(root, 'folder'), { recursive: true });
    mkdirSync(join(folder, 'root-beside'));
    writeFileSync(join(folder, 'secret.txt'), secret);
    writeFileSync(join(folder, 'root-beside', 'secret.txt'), secret);
    writeFileSync(join(root, 'index.html'), 'home');
    writeFileSync(join(root, 'folder', 'a b.txt'), 'with a space');
    symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
    symlinkSync(join(folder, 'root-beside'), join(root, 'linked'));
    symlinkSync('loop.txt', join(root, 'loop.txt'));
    const site = await serveStatic({ roots: [root], port: 0 });
    await use(site);
    await new Promise((done) => site.server.close(done).closeAllConnections());
    rmSync(folder, { recursive: true });
  },
});

/** Asks for the target as it stands: `fetch` would tidy it up first. */
function answerTo(port: number, target: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.once('error', reject);
    socket.once('close', () => {
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text });
    });
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

const wrong: [hazard: string, target: string, status: number][] = [
  ['a percent sign alone', '/%', 400],
  ['bytes that are no UTF-8', '/%ff%fe', 400],
  ['half an escape', '/index.html%2', 400],
  ['an address without a host', '//', 400],
  ['an address with half a host', 'http://[/', 400],
  ['a null byte', '/index.html%00', 400],
  ['a null byte before another ending', '/index.html%00.txt', 400],
  ['steps upwards', '/../secret.txt', 404],
  ['escaped steps upwards', '/..%2fsecret.txt', 404],
  ['escaped dots', '/%2e%2e/%2e%2e/secret.txt', 404],
  ['steps out of a folder', '/folder/..%2f..%2fsecret.txt', 404],
  ['steps to a folder of a similar name', '/..%2froot-beside/secret.txt', 404],
  ['steps upwards with backslashes', '/..%5csecret.txt', 404],
  ['another scheme', 'x://..%2f/..%2fsecret.txt', 404],
  ['another scheme without a path', 'x://site', 404],
  ['a link to a file outside', '/link.txt', 404],
  ['a link to a folder outside', '/linked/secret.txt', 404],
  ['a link to itself', '/loop.txt', 404],
  ['a folder', '/folder', 404],
  ['a folder without a page', '/folder/', 404],
  ['a folder outside', '/linked/', 404],
  ['a page below a file', '/index.html/x', 404],
  ['a file as a folder', '/index.html/', 404],
  ['a name longer than a file may have', `/${'a'.repeat(9000)}`, 404],
  ['a path deeper than there may be', `/${'a/'.repeat(4000)}`, 404],
  ['a path longer than a request may be', `/${'a'.repeat(100_000)}`, 431],
];

for (const [hazard, target, status] of wrong) {
  test(`the site answers ${hazard} with ${status} and goes on`, async ({ site }) => {
    const answer = await answerTo(site.port, target);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain(secret);
    expect((await answerTo(site.port, '/')).text).toMatch(/^HTTP\/1\.1 200 .*\r\nhome\r\n/s);
  });
}

test('the site serves a file whose name needs escapes, whatever follows the path', async ({
  site,
}) => {
  const { text } = await answerTo(site.port, '/folder/a%20b.txt?%ff#%');
  expect(text).toMatch(/^HTTP\/1\.1 200 .*\r\nwith a space\r\n/s);
});

test('nobody but this machine reaches the site', ({ site }) => {
  expect((site.server.address() as AddressInfo).address).toBe('127.0.0.1');
});

test('a site whose files may be kept: chunks for good, all others after a question', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kept-'));
  mkdirSync(join(root, 'chunks', '0123abc'), { recursive: true });
  writeFileSync(join(root, 'core.js'), 'first');
  writeFileSync(join(root, 'chunks', '0123abc', 'part.js'), 'part');
  const { server, port } = await serveStatic({ roots: [root], port: 0, isKept: true });
  const ask = (path: string, tag = '') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'If-None-Match': tag } });

  const part = await ask('/chunks/0123abc/part.js');
  expect(part.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const first = await ask('/core.js');
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  const tag = first.headers.get('ETag') ?? '';
  const again = await ask('/core.js', tag);
  expect([again.status, await again.text()]).toEqual([304, '']);
  writeFileSync(join(root, 'core.js'), 'another');
  const changed = await ask('/core.js', tag);
  expect([changed.status, await changed.text()]).toEqual([200, 'another']);

  await new Promise((done) => server.close(done).closeAllConnections());
  rmSync(root, { recursive: true });
});
