import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { documents } from './documents.js';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const commandLine = 'dist/cli/bandstand.js';

/** All that is said of a command of the package, however it is put into the text. */
const said = documents.flatMap(({ path, text }) =>
  [...text.replaceAll('\\\n', ' ').matchAll(/npx bandstand(?: +([a-z]+))?([^\n`|#]*)/g)].map(
    ([, command, rest = '']) => ({ path, command, options: rest.match(/--[a-z-]+/g) ?? [] }),
  ),
);

test('every npm script that a document names is one of the package', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('every command and option of `npx bandstand` that a document names exists', () => {
  expect(existsSync(commandLine), 'there is a build').toBe(true);
  const help = new Map<string, string>();
  const helpOf = (...command: string[]) =>
    execFileSync(process.execPath, [commandLine, ...command, '--help'], { encoding: 'utf8' });
  const all = helpOf();
  for (const { path, command, options } of said) {
    if (command === undefined) continue;
    expect(all, path).toContain(`\n  ${command} `);
    if (!help.has(command)) help.set(command, helpOf(command));
    for (const option of options) expect(help.get(command), path).toContain(option);
  }
  expect(help.size).toBeGreaterThan(2);
});
