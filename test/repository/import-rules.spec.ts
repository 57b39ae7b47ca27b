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
  ['src/emulator/app.ts', "import '../client/client.js';"],
  ['src/emulator/app.ts', "import '../lineup/schedule.js';"],
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
  [
    'components/event-tickets/cart/chosen-tickets.ts',
    "import '../../../../bandstand/src/cache/cache.js';",
  ],
  ['components/internal/element.ts', "void import('../../src/emulator/start.js');"],
  ['src/configure.ts', "import './emulator/start.js';"],
  ['src/checkout/checkout.ts', "import '../client/client.js';"],
  ['src/embed/loader.ts', "import '../../tools/cli/command.js';"],
  ['src/html/url.ts', "import 'parse5';"],
  ['tools/cli/command.ts', "import 'lit';"],
  ['tools/snippet/snippet.ts', "import 'parse5';"],
  ['tools/snippet/snippet.ts', "import '../cli/command.js';"],
  ['tools/snippet/snippet.ts', "import '../../src/emulator/start.js';"],
  ['tools/cli/command.ts', "import '../../components/event-faq/event-faq.js';"],
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
  ['tools/snippet/snippet.ts', "import '../../src/client/client.js';"],
  ['tools/cli/emulator.ts', "import '../../src/emulator/node/run-server.js';"],
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
  expect(await complaints('src/emulator/app.ts', 'export const t = Date.now();')).toHaveLength(1);
  expect(await complaints('src/emulator/app.ts', 'export const t = new Date();')).toHaveLength(1);
  expect(await complaints('src/emulator/app.ts', 'export const t = Math.random();')).toHaveLength(
    1,
  );
  const byHand = "document.body.innerHTML = 'x';";
  expect(await complaints('components/internal/element.ts', byHand)).toHaveLength(1);
});
