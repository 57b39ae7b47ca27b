import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const parts = [
  '.ci',
  'tools',
  'eslint.config.js',
  'src',
  'components',
  'test',
  'stories',
  'bench',
  'docs',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
let copy = '';

/** Runs a command in the copy; a failure carries what it printed. */
function run(command: string, ...args: string[]): { ok: boolean; text: string } {
  try {
    const text = execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    return { ok: true, text };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, text: stdout + stderr };
  }
}
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
const create = (...args: string[]) => run('npx', 'tsx', 'tools/create/create-element.ts', ...args);

test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'bandstand-'));
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a created element type-checks, keeps the lint rules and passes its own tests', async () => {
  test.setTimeout(240_000);
  expect(create('event-pulse', 'getGallery').text).toContain('added event-pulse');
  expect(readFileSync(join(copy, 'components/elements.ts'), 'utf8')).toContain(
    "'event-pulse': 'getGallery',",
  );
  const own = [
    'components/event-pulse',
    'test/components/event-pulse',
    'stories/event-pulse.stories.ts',
  ];
  run('npx', 'prettier', '--write', ...own);
  expect(run('npx', 'tsc', '--noEmit').text).toBe('');
  expect(run('npx', 'eslint', ...own).text).toBe('');
  const tests = run(
    'npx',
    'wtr',
    '--config',
    '.ci/web-test-runner.config.js',
    '--port',
    String(await freePort()),
    '--files',
    'test/components/event-pulse/*.test.ts',
  );
  expect(tests.text).toMatch(/browser tests: [1-9]\d* passed, 0 failed/);
});

test('a name that cannot be an element, a name that is taken and an unknown feed are refused with words', () => {
  expect(create('Pulse').text).toContain('got "Pulse"');
  expect(create('event-faq').text).toContain('exists already');
  expect(create('event-x', 'getNothing').text).toContain('"getNothing" is not an event feed');
});
