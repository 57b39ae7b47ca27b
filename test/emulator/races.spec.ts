import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buyerAt } from '../conformance/buyer.js';
import { overHttp } from '../conformance/over-http.js';
import { ask } from '../conformance/read.js';
import { addressOf, kill, run } from './process.js';

/** Forty at once, over real sockets: whoever is first wins, and the others hear why not. */
async function lastTicketIsHeldOnce(...args: string[]): Promise<void> {
  const server = run('--port', '0', ...args);
  try {
    const baseUrl = await addressOf(server);
    const target = overHttp(baseUrl, `${baseUrl}/__emulator`);
    const buyer = buyerAt(target, 'last-ticket');
    const wish = { key: buyer.key, body: await buyer.cart({ Standing: 1 }) };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => ask(target, 'reserve', buyer.event, wish)),
    );
    const heard = answers.map(({ error }) => error?.code ?? 'held');
    expect(heard.filter((code) => code !== 'sold_out')).toEqual(['held']);
    expect(await buyer.release('Standing')).toMatchObject({ sold: 59, held: 1, remaining: 0 });
  } finally {
    await kill(server);
  }
}

test('RES-12 the last ticket is held once, and everybody else hears sold_out', () =>
  lastTicketIsHeldOnce());

test('RES-12 EMU-09 the last ticket is held once where every answer is written to a file first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  try {
    await lastTicketIsHeldOnce('--state', join(folder, 'state.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
