import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bandstand as inOwnProcess, manyCommands, type ManyCommands } from './command.js';
import { atNight } from '../effort.js';

let many: ManyCommands;
const bandstand = (...args: string[]) => many.bandstand(...args);
test.beforeAll(() => void (many = manyCommands()));
test.afterAll(() => many.close());

const commands = ['check', 'snippet', 'prerender', 'offline', 'emulator', 'conformance'];

test('--help names every command and the exit codes, and so does nothing at all', async () => {
  for (const args of [['--help'], ['-h'], ['help'], []]) {
    const { code, out } = await bandstand(...args);
    expect(code).toBe(0);
    for (const name of commands) expect(out).toMatch(new RegExp(`^ {2}${name} +\\w`, 'm'));
    expect(out).toContain('Exit codes: 0 ');
  }
});

atNight(test)('--help of a command names its options, wherever it stands', async () => {
  for (const name of commands) {
    const { code, out } = await bandstand(name, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`^bandstand ${name} ((PAGE|FILE\\.\\.\\.|--\\S+ NAME --\\S+ URL) )?\\[options\\]`),
    );
    expect(out).toMatch(/^ {2}--[a-z-]+ [A-Z]+.* {2}\w/m);
    expect((await bandstand('help', name)).out).toBe(out);
    expect((await bandstand(name, '--nonsense', '-h')).out).toBe(out);
  }
});

test('--version is the version of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect((await bandstand('--version')).out).toBe(`${version}\n`);
});

test('a command that there is not is refused, with the nearest one', async () => {
  const { code, out, errors } = await bandstand('conformence');
  expect([code, out]).toEqual([2, '']);
  expect(errors).toBe('There is no command "conformence". Did you mean conformance?\n');
  expect((await bandstand('brew')).errors).toContain(`There are ${commands.join(', ')}.`);
});

test('an option that there is not is refused, with the nearest one, before anything is done', async () => {
  const { code, errors } = await bandstand('conformance', '--base_url', 'http://127.0.0.1:9');
  expect(code).toBe(2);
  expect(errors).toBe(
    'There is no option --base_url. Did you mean --base-url?\n' +
      'bandstand conformance --help lists what it takes.\n',
  );
});

test('an option that cannot be read is told in words', async () => {
  const { code, errors } = await inOwnProcess('emulator', '--port', 'many');
  expect(code).toBe(2);
  expect(errors).toContain('--port takes a whole number from 0 to 65535, not "many".');
  expect(errors).toContain('bandstand emulator --port 4010');
});
