import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { commandFile } from '../../.ci/commands.js';
import { atNight, chooseKinds } from '../effort.js';

const parts = [
  '.ci',
  'tools',
  '.oxlintrc.json',
  'src',
  'components',
  'test',
  'stories',
  'bench',
  'docs',
  'integrations',
  'README.md',
  'package.json',
  'package-lock.json',
  '.oxfmtrc.json',
  'tsconfig.json',
  'vite.config.ts',
];
let copy = '';
// What is judged is what the first test has created.
test.describe.configure({ mode: 'serial' });

/** Runs a tool in the copy, without `npx`, which takes a second to find it: what it printed. */
const runTool = (name: string, ...args: string[]) => runFile(`node_modules/.bin/${name}`, args);
const runScript = (...args: string[]) => runFile(process.execPath, ['--import', 'tsx', ...args]);

function runFile(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
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
const textOf = (file: string) => readFileSync(join(copy, file), 'utf8');
const create = (...args: string[]) => runScript('tools/create/create-element.ts', ...args);
/** Compiled, as far as it goes without reading the sources as they are. */
const refusal = (...args: string[]) => runFile(process.execPath, [commandFile('create'), ...args]);

test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'bandstand-'));
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** One that is asked for with a key, and one that is open. */
const made = chooseKinds([
  { tag: 'event-pulse', operation: 'getGallery', title: 'Pulse' },
  { tag: 'event-shouts', operation: 'listBroadcasts', title: 'Shouts' },
]);
const own = made.flatMap(({ tag }) => [
  `components/${tag}`,
  `src/i18n/${tag}`,
  `test/components/${tag}`,
  `stories/${tag}.stories.ts`,
]);
/** What is compiled with every element. */
const whatKnowsAll = [
  'components/elements.ts',
  'tools/manifest',
  'tools/snippet',
  'vite.config.ts',
];
const lists = [
  'components/elements.ts',
  'tools/snippet/titles.ts',
  'bench/budgets.json',
  'README.md',
  'docs/theming.md',
  'test/embed/widgets.ts',
];

test('created elements stand in every list that they are said to be added to', () => {
  for (const { tag, operation } of made) {
    const text = create(tag, operation);
    for (const list of lists) {
      expect(text).toContain(`added ${tag} to ${list}`);
      expect(textOf(list)).toContain(tag);
    }
  }
});

atNight(test)(
  'they are whole: types, lint, format, tests and size as they are written',
  async () => {
    test.setTimeout(400_000);
    expect(runTool('oxfmt', '--check', ...own, ...lists)).toContain('All matched files');
    const judged = runTool('oxlint', '--type-aware', '--type-check', ...own, ...whatKnowsAll);
    expect(judged).toContain('Found 0 warnings and 0 errors.');
    expect(Number(/on (\d+) files/.exec(judged)?.[1])).toBeGreaterThan(made.length * 6);
    expect(runScript('tools/words/words.ts')).toContain('event-pulse is in English only.');
    const port = String(await freePort());
    const config = ['--config', '.ci/web-test-runner.config.js', '--port', port];
    const files = own
      .filter((path) => path.startsWith('test/'))
      .flatMap((path) => ['--files', `${path}/*.ts`]);
    const tests = runTool('wtr', ...config, ...files);
    expect(tests).toMatch(/browser tests: [1-9]\d* passed, 0 failed/);
    expect(runScript('.ci/test.ts', 'i18n')).toMatch(/[1-9]\d* passed, 0 failed/);
    expect(runTool('vite', 'build', '--mode', 'widgets', '--logLevel', 'warn')).toBe('');
    cpSync('dist/bandstand.js', join(copy, 'dist/bandstand.js')); // no row of an element counts it
    const sizes = runScript('bench/budgets.ts');
    for (const { title } of made) {
      expect(sizes).toMatch(new RegExp(`^\\| ${title} beside a line-up \\| [\\d,]+ \\|`, 'm'));
      expect(sizes).not.toContain(`${title} beside a line-up: `); // over the gate
    }
  },
);

test('a name that cannot be an element, a name that is taken and an unknown feed are refused with words', () => {
  expect(refusal('Pulse')).toContain('Got "Pulse"');
  expect(refusal('news-list')).toContain('Got "news-list"');
  expect(refusal('event-faq')).toContain('exists already');
  for (const operation of ['getNothing', 'getArtist', 'constructor'])
    expect(refusal('event-x', operation)).toContain(
      `"${operation}" is no feed that needs only an event`,
    );
});
