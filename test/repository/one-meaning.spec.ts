import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

/** Files that are entries of one list each: what they export has the same name, as it means the same. */
const alike: readonly (readonly [names: RegExp, files: RegExp])[] = [
  // A language of a group of phrases, English as a whole, and the list of its languages.
  [/^phrases$/, /^src\/i18n\/[\w-]+\/[a-z]{2}\.ts$/],
  [/^english$/, /^src\/i18n\/[\w-]+\/en\.ts$/],
  [/^languages$/, /^src\/i18n\/[\w-]+\/languages\.ts$/],
  // A view of the line-up, which is loaded when it is chosen: the members of `LoadedView`.
  [
    /^(draw|styles)$/,
    /^components\/event-lineup\/(by-time\/by-time|poster\/poster-view|timetable\/timetable)\.ts$/,
  ],
];

type Sources = Readonly<Record<string, string>>;

/** The names that a file declares and exports. What it passes on from another file is declared there. */
function exportedNames(path: string, code: string): string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest);
  return file.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
    const { name } = statement as ts.DeclarationStatement;
    return name && ts.isIdentifier(name) ? [name.text] : [];
  });
}

const isExported = (statement: ts.Statement): boolean => {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = modifiers.map(({ kind }) => kind);
  return (
    kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
  );
};

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []));

/** A line for each name that several files export, apart from the files of a list. */
function complaints(sources: Sources): string[] {
  const files = new Map<string, Set<string>>();
  for (const [path, code] of Object.entries(sources))
    for (const name of exportedNames(path, code)) {
      if (alike.some(([names, paths]) => names.test(name) && paths.test(path))) continue;
      files.set(name, (files.get(name) ?? new Set()).add(path));
    }
  return [...files]
    .filter(([, paths]) => paths.size > 1)
    .map(
      ([name, paths]) =>
        `${name} is exported by ${[...paths].join(' and ')}. ` +
        'Import it where it means the same; else rename one so that its name says which it is.',
    );
}

test('no two files export the same name, as a name has one meaning', () => {
  const paths = ['src', 'components', 'tools']
    .flatMap((root) =>
      readdirSync(root, { recursive: true }).map((path) => `${root}/${String(path)}`),
    )
    .filter((path) => /(?<!\.d)\.[jt]s$/.test(path));
  expect(paths.length).toBeGreaterThan(500);
  const sources = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  expect(complaints(sources)).toEqual([]);
});

test('a second meaning of an exported name is found, with both files', () => {
  const sources = {
    'src/cache/timer.ts': 'export type Timer = () => void;',
    'src/checkout/state.ts': "export type Timer = 'quote_due';",
  };
  const [found, ...more] = complaints(sources);
  expect(found).toContain('Timer is exported by src/cache/timer.ts and src/checkout/state.ts.');
  expect(more).toEqual([]);
});

for (const [how, code] of [
  ['a constant', 'export const a = 1;'],
  ['a part of a constant', 'export const { b: a } = { b: 1 };'],
  ['a function', 'export async function a() {}'],
  ['a class', 'export class a {}'],
  ['an interface', 'export interface a { b: 1 }'],
] as const)
  test(`a second meaning is found in ${how}`, () => {
    expect(complaints({ 'src/a.ts': 'export type a = 1;', 'src/b.ts': code })).toHaveLength(1);
  });

test('a file may pass a name on, give a type and a value one name, and be one of a list', () => {
  expect(
    complaints({
      'src/contract/faq.ts': 'export const Faq = 1; export type Faq = 1;',
      'src/index.ts': "export { Faq } from './contract/faq.js'; export * from './client.js';",
      'src/i18n/faq/languages.ts': 'export const languages = 1;',
      'src/i18n/form/languages.ts': 'export const languages = 1;',
    }),
  ).toEqual([]);
});
