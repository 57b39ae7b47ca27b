import { expect, test } from '@playwright/test';
import { lintPlanted } from './planted.js';

test.describe.configure({ mode: 'default' }); // one run of the linter proves all

/** What lint must say of a file that stands beside this one, and has this line. */
interface Planted {
  readonly beside: string;
  readonly line: string;
  /** The rule that refuses it; none where it is permitted. */
  readonly rule?: RegExp;
  /** Of the rules that must not. */
  readonly not?: RegExp;
}

const refusedImports: [beside: string, line: string][] = [
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

const permittedImports: [beside: string, line: string][] = [
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

const ofImports = /rooms|no-syntax|no-restricted-imports/;
const ofKeys = /composing/;
const ofStyles = /younger-css/;
const ofElements = /reflection/;
const toolbar = 'components/event-faq/toolbar.ts';
const styles = 'components/event-faq/event-faq.styles.ts';
const rebuild = 'src/html/rebuild.ts';
const app = 'src/emulator/app.ts';
const sheet = (rules: string) => `import { css } from 'lit'; export default css\`${rules}\`;`;
const promise = 'export const a = Promise.resolve(true);';

const planted: readonly Planted[] = [
  ...refusedImports.map(([beside, line]) => ({ beside, line, rule: ofImports })),
  ...permittedImports.map(([beside, line]) => ({ beside, line, not: ofImports })),
  { beside: app, line: 'export const t = Date.now();', rule: /no-syntax/ },
  { beside: app, line: 'export const t = new Date();', rule: /no-syntax/ },
  { beside: app, line: 'export const t = Math.random();', rule: /no-syntax/ },
  { beside: toolbar, line: "document.body.innerHTML = 'x';", rule: /no-syntax/ },
  // A person may be composing: what listens to keys leaves those alone.
  { beside: toolbar, line: 'html`<input @keydown=${(event) => act(event)} />`', rule: ofKeys },
  { beside: toolbar, line: 'html`<input @input=${a} @keyup="${act}" />`', rule: ofKeys },
  {
    beside: toolbar,
    line: "root.addEventListener('keydown', ({ key }) => act(key))",
    rule: ofKeys,
  },
  {
    beside: toolbar,
    line: 'html`<input @keydown=${ignoreComposingKeys(act)} @keyup=${keepLettersFromPage} />`',
    not: ofKeys,
  },
  {
    beside: toolbar,
    line: "root.addEventListener('keydown', ignoreComposingKeys(act) as EventListener)",
    not: ofKeys,
  },
  // What costs older browsers more than its rule.
  { beside: styles, line: sheet('p { color: light-dark(red, blue); }'), rule: ofStyles },
  { beside: styles, line: sheet('a, p:has(a) { color: red; }'), rule: ofStyles },
  { beside: styles, line: sheet('p { a { color: red; } }'), rule: ofStyles },
  { beside: styles, line: sheet('a { color: red; } p:has(a) { color: red; }'), not: ofStyles },
  { beside: styles, line: sheet('a:has(b), p:has(a) { color: red; }'), not: ofStyles },
  {
    beside: styles,
    line: sheet('@supports (color: light-dark(red, red)) { p { color: light-dark(red, blue); } }'),
    not: ofStyles,
  },
  { beside: styles, line: sheet('@media print { a, p { color: red; } }'), not: ofStyles },
  // What says nothing to a screen reader in Firefox 115.
  { beside: rebuild, line: "document.body.ariaHidden = 'true';", rule: ofElements },
  { beside: toolbar, line: "document.body.role = 'group';", rule: ofElements },
  { beside: rebuild, line: "document.body.setAttribute('role', 'group');", not: ofElements },
  // What needs types.
  { beside: rebuild, line: "export const a: number = 'x';", rule: /TS2322/ },
  { beside: rebuild, line: 'Promise.resolve();', rule: /no-floating-promises/ },
  { beside: 'test/html/visit.spec.ts', line: 'Promise.resolve();', rule: /no-floating-promises/ },
  { beside: rebuild, line: `${promise} if (a) alert();`, rule: /no-misused-promises/ },
  { beside: rebuild, line: "export const a = JSON.parse('1').b;", rule: /no-unsafe-member-access/ },
  // What takes longer than its text is long.
  { beside: rebuild, line: 'export const a = /^(a+)+$/;', rule: /super-linear-backtracking/ },
  // What Lit cannot draw.
  {
    beside: toolbar,
    line: 'html`<p .a=${a} .a=${b}></p>`',
    rule: /no-duplicate-template-bindings/,
  },
];

/** Each in a file of its own, in the folder of the one it names. */
const pathOf = ({ beside }: Planted, index: number) =>
  beside.replace(/[^/.]+(?=\.)/, `planted-${index}`);
let said: ReturnType<typeof lintPlanted>;

test.beforeAll(() => {
  const files = planted.map((one, index) => [pathOf(one, index), `${one.line}\nexport {};\n`]);
  said = lintPlanted(Object.fromEntries(files) as Record<string, string>);
});

for (const [index, one] of planted.entries()) {
  const { beside, line, rule } = one;
  const rulesOf = () => said.get(pathOf(one, index))!.map((complaint) => complaint.rule);
  if (rule)
    test(`lint refuses in ${beside}: ${line}`, () => {
      expect(rulesOf().join()).toMatch(rule);
    });
  else
    test(`lint permits in ${beside}: ${line}`, () => {
      expect(rulesOf().join()).not.toMatch(one.not!);
    });
}
