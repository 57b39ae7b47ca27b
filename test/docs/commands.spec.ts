import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { manyCommands } from '../cli/command.js';
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

test('every command and option of `npx bandstand` that a document names exists', async () => {
  expect(existsSync(commandLine), 'there is a build').toBe(true);
  const help = new Map<string, string>();
  const { bandstand, close } = manyCommands();
  const helpOf = async (...command: string[]) => (await bandstand(...command, '--help')).out;
  const all = await helpOf();
  for (const { path, command, options } of said) {
    if (command === undefined) continue;
    expect(all, path).toContain(`\n  ${command} `);
    if (!help.has(command)) help.set(command, await helpOf(command));
    for (const option of options) expect(help.get(command), path).toContain(option);
  }
  close();
  expect(help.size).toBeGreaterThan(2);
});
