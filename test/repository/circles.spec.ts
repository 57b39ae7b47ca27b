import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

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
      (failure: unknown) => (failure as { stdout: string }).stdout,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const [how, code] of [
  ['a value', "import { b } from './b.js'; export const a = b;"],
  ['a type', "import type { b } from './b.js'; export type A = b;"],
  ['what it exports again', "export { b } from './b.js';"],
  ['a part that is loaded later', "export const load = () => import('./b.js');"],
] as const)
  test(`lint refuses a file that imports itself by ${how}`, async () => {
    const files = {
      'src/x/a.ts': code,
      'src/x/b.ts': "export * from './a.js'; export type b = 1;",
    };
    expect(await complaints(files)).toContain('no-circle-of-files');
  });

test('lint refuses folders that import each other by files that do not', async () => {
  const files = {
    'src/checkout/order/lines.ts': "import '../machine/state.js';",
    'src/checkout/machine/state.ts': 'export {};',
    'src/checkout/machine/next.ts':
      "import type { Order } from '../order/order.js'; export type A = Order;",
    'src/checkout/order/order.ts': 'export type Order = 1;',
  };
  expect(await complaints(files)).toContain('no-circle-of-folders');
});

test('lint permits a folder whose files use what stands above it in the same room', async () => {
  const files = {
    'src/checkout/checkout.ts': "import './order/order.js';",
    'src/checkout/order/order.ts': "import type { Host } from '../host.js'; export type A = Host;",
    'src/checkout/host.ts': 'export type Host = 1;',
  };
  expect(await complaints(files)).toBe('');
});
