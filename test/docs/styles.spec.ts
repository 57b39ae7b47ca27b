import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { transform } from 'esbuild';
import { documents, snippets, stylesOf } from './documents.js';

interface Described {
  readonly tagName?: string;
  readonly cssParts?: readonly { name: string }[];
  readonly cssProperties?: readonly { name: string }[];
  readonly cssStates?: readonly { name: string }[];
}

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
  modules: { declarations: Described[] }[];
};
const described = modules.flatMap(({ declarations }) => declarations);
const namesOf = (kind: 'cssParts' | 'cssProperties' | 'cssStates', tag?: string) =>
  new Set(
    described
      .filter(({ tagName }) => tag === undefined || tagName === tag)
      .flatMap((one) => one[kind] ?? [])
      .map(({ name }) => name),
  );

const styles = [...snippets('css'), ...snippets('html').flatMap(stylesOf)];
const properties = namesOf('cssProperties');
/** Colours of stages go on as far as there are stages; `light` and `dark` are set by `theme`. */
const isProperty = (name: string) => properties.has(name.replace(/(stage-)\d+$/, '$11'));
const states = new Set([...namesOf('cssStates'), 'light', 'dark', '--ready']);

test('every style sheet of a document is one, as browsers read it', async () => {
  expect(styles.length).toBeGreaterThan(2);
  for (const { place, code } of styles) {
    const { warnings } = await transform(code, { loader: 'css', logLevel: 'silent' });
    expect(warnings.map(({ text }) => text), place).toEqual([]); // oxfmt-ignore
  }
});

test('every custom property that a document names is one of the widgets', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/--event-[a-z0-9-]*[a-z0-9]/g)].map(([name]) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !isProperty(name))).toEqual([]);
});

test('every part and state that a style sheet of a document names is one of its element', () => {
  for (const { place, code } of styles) {
    for (const [, tag, part = ''] of code.matchAll(
      /([a-z-]*)(?::[a-z]+(?:\([^)]*\))?)*::part\(([^)]+)\)/g,
    )) {
      // oxfmt-ignore
      for (const name of part.split(' ')) expect(namesOf('cssParts', tag || undefined), place).toContain(name); // oxfmt-ignore
    }
    for (const [, state = ''] of code.matchAll(/:state\(([^)]+)\)/g)) {
      expect(states, place).toContain(state);
    }
  }
});

/** Names between backticks. */
const quoted = (text: string) => [...text.matchAll(/`([^`<>]+)`/g)].map(([, name = '']) => name);

test('docs/theming.md lists every custom property, and the parts of every element', () => {
  const theming = documents.find(({ path }) => path === 'docs/theming.md')!.text;
  const rows = theming.split('\n').filter((line) => line.startsWith('| '));
  const listed = rows.flatMap((row) => /^\| `(--event-[\w-]+)`/.exec(row)?.[1] ?? []);
  expect(new Set(listed)).toEqual(properties);
  const ofAll = ['base', 'button', 'empty', 'error', 'stale', 'demo-badge'];
  for (const { tagName = '', cssParts = [] } of described) {
    const row = rows.find((line) => line.includes(`\`<${tagName}>\``)) ?? '';
    const own = cssParts.map(({ name }) => name).filter((name) => !ofAll.includes(name));
    expect(quoted(row.split(' | ')[1] ?? ''), tagName).toEqual(own);
  }
});

test('the README of every element lists its parts as the manifest has them', () => {
  for (const { tagName = '', cssParts = [] } of described) {
    const { text } = documents.find(({ path }) => path === `components/${tagName}/README.md`)!;
    const [parts = ''] = /^Parts: .*$|^## Parts\n\n.*$/m.exec(text) ?? [];
    const names = cssParts.map(({ name }) => name).sort();
    expect(quoted(parts).sort(), tagName).toEqual(names);
  }
});
