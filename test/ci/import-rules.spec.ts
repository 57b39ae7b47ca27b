import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';

/** A file of the tree, and a line planted in it. */
const violations: [file: string, line: string][] = [
  ['src/contract/routes.ts', "import '../client/client.js';"],
  ['src/contract/routes.ts', "import 'lit';"],
  ['src/client/client.ts', "import '../cache/cache.js';"],
  ['src/client/client.ts', "import { endpoints } from '../contract/endpoints.js';"],
  ['src/client/client.ts', "import 'valibot';"],
  ['src/cache/cache.ts', "import type { Lineup } from '../contract/lineup.js';"],
  ['src/lineup/schedule.ts', "import '../format/dates.js';"],
  ['src/embed/loader.ts', "import '../client/client.js';"],
  ['src/emulator/http/app.ts', "import '../../client/client.js';"],
  ['src/emulator/http/app.ts', "import '../../lineup/schedule.js';"],
  ['src/emulator/routes/lineup.ts', "import '../../client/client.js';"],
  ['src/emulator/routes/lineup.ts', "import 'dompurify';"],
  ['src/html/url.ts', "import 'hono';"],
  ['components/event-faq/event-faq.ts', "import '../event-lineup/event-lineup.js';"],
  ['components/event-faq/event-faq.ts', "import '../../src/emulator/index.js';"],
  ['components/event-faq/event-faq.ts', "import { Faq } from '../../src/contract/faq.js';"],
  ['components/event-faq/event-faq.ts', "import 'dompurify';"],
  [
    'components/event-faq/event-faq.ts',
    "import { unsafeHTML } from 'lit/directives/unsafe-html.js';",
  ],
  ['components/internal/element.ts', "import '../event-faq/event-faq.js';"],
  ['components/internal/element.ts', "import '../../../test/x.js';"],
  ['components/internal/element.ts', "void import('../../src/emulator/start.js');"],
  ['src/configure.ts', "import './emulator/start.js';"],
  ['src/checkout/checkout.ts', "import '../client/client.js';"],
];

const permitted: [file: string, line: string][] = [
  ['src/client/client.ts', "import '../contract/routes.js';"],
  ['src/client/client.ts', "import type { Lineup } from '../contract/lineup.js';"],
  ['src/emulator/routes/lineup.ts', "import '../../contract/lineup.js';"],
  ['src/emulator/routes/lineup.ts', "import '../rules/durations.js';"],
  ['src/checkout/checkout.ts', "import type { Client } from '../client/client.js';"],
  ['components/event-faq/event-faq.ts', "import '../internal/element.js';"],
  ['components/event-faq/event-faq.ts', "import '../../src/html/url.js';"],
  ['components/event-faq/event-faq.ts', "import './answer.js';"],
  ['components/internal/element.ts', "import '../../src/client/client.js';"],
  ['src/configure.ts', "void import('./emulator/start.js');"],
];

const rules = ['bandstand/rooms', 'no-restricted-syntax'];
const eslint = new ESLint({
  overrideConfig: ts.configs.disableTypeChecked, // these rules need no types; it is faster without
});

async function complaints(file: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\nexport {};\n`, { filePath: file });
  return (result?.messages ?? [])
    .filter((message) => rules.includes(message.ruleId ?? ''))
    .map((message) => message.message);
}

for (const [file, line] of violations) {
  test(`lint refuses in ${file}: ${line}`, async () => {
    expect(await complaints(file, line)).not.toEqual([]);
  });
}

for (const [file, line] of permitted) {
  test(`lint permits in ${file}: ${line}`, async () => {
    expect(await complaints(file, line)).toEqual([]);
  });
}

test('lint refuses the wall clock and chance inside the emulator, and HTML by hand', async () => {
  expect(await complaints('src/emulator/http/app.ts', 'export const t = Date.now();')).toHaveLength(
    1,
  );
  expect(await complaints('src/emulator/http/app.ts', 'export const t = new Date();')).toHaveLength(
    1,
  );
  expect(
    await complaints('src/emulator/http/app.ts', 'export const t = Math.random();'),
  ).toHaveLength(1);
  const byHand = "document.body.innerHTML = 'x';";
  expect(await complaints('components/internal/element.ts', byHand)).toHaveLength(1);
});

test('no file imports itself in a circle', () => {
  const files = ['src', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  const circles: string[] = [];
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
      return;
    }
    if (visited.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    visited.add(file);
  };
  const visited = new Set<string>();
  for (const file of files) visit(file, []);
  expect(files.length).toBeGreaterThan(50);
  expect(circles).toEqual([]);
});

/** Files that run when this one does; types and lazy parts make no circle. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const sources = code.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?['"](\.[^'"]+)\.js['"]/gm);
  return [...sources].map(([, source]) => join(dirname(file), `${source ?? ''}.ts`));
}
