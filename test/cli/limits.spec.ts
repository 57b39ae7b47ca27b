import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { ask, Unreachable } from '../../tools/cli/check/get.js';
import { isPrivateHost } from '../../tools/cli/check/private-hosts.js';
import { printable } from '../../tools/cli/command.js';

test('no text of a page gives orders to the terminal it is printed in', () => {
  expect(printable('a\u001b[2Jb\u009bc\rd\ne')).toBe('a\\x1b[2Jb\\x9bc\\x0dd\ne');
});

test('a check stops where a page names more than it may fetch', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end('x'.repeat(100));
  }).listen(0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const limits = { timeoutSeconds: 10, maxBytes: 1000, left: { requests: 3, bytes: 150 } };
  await ask(address, {}, limits);
  expect((await ask(address, {}, limits)).isCut).toBe(true);
  await expect(ask(address, {}, limits)).rejects.toThrow(Unreachable);
  await expect(ask(address, {}, { ...limits, left: { requests: 0, bytes: 9 } })).rejects.toThrow(
    'more than a check may fetch',
  );
  expect(asked).toBe(2);
  server.close();
});

test('a public page makes a check ask nothing in the network of who runs it', async () => {
  const limits = { timeoutSeconds: 10, maxBytes: 1000, isPrivate: false };
  const hosts =
    'localhost 127.1.2.3 10.0.0.5 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0 2130706433 [::1] [::ffff:10.0.0.5] [fd00::1] [fe80::1] nas.local metadata.google.internal';
  for (const host of hosts.split(' '))
    await expect(ask(`http://${host}/v1`, {}, limits), host).rejects.toThrow('cannot reach it');
  for (const host of ['festival.example', '93.184.216.34', '172.32.0.1', '[2606:2800::1]'])
    expect(isPrivateHost(`https://${host}/`), host).toBe(false);
});

test('a check reads no more of an answer without an end than it may fetch', async () => {
  const server = createServer((_, response) => {
    const send = () => {
      while (response.write('x'.repeat(10_000)));
    };
    response.on('drain', send);
    send();
  }).listen(0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const left = { requests: 1, bytes: 100_000 };
  const got = await ask(address, {}, { timeoutSeconds: 10, maxBytes: Infinity, left });
  expect(got.isCut).toBe(true);
  expect(left.bytes).toBeLessThan(0);
  server.close().closeAllConnections();
});
