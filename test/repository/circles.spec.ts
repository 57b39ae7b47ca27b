import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { atNight } from '../effort.js';

const command = resolve('node_modules/.bin/depcruise');
const rules = resolve('tools/lint/circles.js');

/** What the linter says of a tree with these files. */
async function complaints(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bandstand-circles-'));
  try {
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    const run = promisify(execFile)(command, ['--config', rules, 'src'], { cwd: folder });
    return await run.then(
      () => '',
      (failure: unknown) => stripVTControlCharacters((failure as { stdout: string }).stdout),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ways = {
  value: "import { b } from './b.js'; export const a = b;",
  type: "import type { b } from './b.js'; export type A = b;",
  again: "export { b } from './b.js';", // what it exports again
  later: "export const load = () => import('./b.js');", // a part that is loaded later
};

test('lint refuses a file that imports itself through another, in whatever way', async () => {
  const files: Record<string, string> = {};
  for (const [way, code] of Object.entries(ways)) {
    files[`src/${way}/a.ts`] = code;
    files[`src/${way}/b.ts`] = "export * from './a.js'; export type b = 1;";
  }
  const said = await complaints(files);
  for (const way of Object.keys(ways))
    expect(said).toMatch(new RegExp(`no-circle-of-files: src/${way}/`));
});

atNight(test)('lint refuses folders that import each other by files that do not', async () => {
  const files = {
    'src/checkout/order/lines.ts': "import '../machine/state.js';",
    'src/checkout/machine/state.ts': 'export {};',
    'src/checkout/machine/next.ts':
      "import type { Order } from '../order/order.js'; export type A = Order;",
    'src/checkout/order/order.ts': 'export type Order = 1;',
    // A folder may use what stands above it in the same room.
    'src/client/client.ts': "import './retry/retry.js';",
    'src/client/retry/retry.ts': "import type { Host } from '../host.js'; export type A = Host;",
    'src/client/host.ts': 'export type Host = 1;',
  };
  const said = await complaints(files);
  expect(said).toMatch(/no-circle-of-folders: src\/checkout/);
  expect(said).not.toContain('src/client');
});
