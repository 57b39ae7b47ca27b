import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const read = (name: string) => readFileSync(`integrations/wordpress/${name}`, 'utf8');
const fieldsOf = (text: string) =>
  new Map(
    [...text.matchAll(/^(?: \* )?([A-Z][A-Za-z ]+): +(\S.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const header = fieldsOf(read('bandstand.php'));
const readme = fieldsOf(read('readme.txt').split('== Description ==')[0] ?? '');

test('the header of the WordPress plugin says all that WordPress reads, and its own home', () => {
  expect([...header.keys()]).toEqual([
    'Plugin Name',
    'Plugin URI',
    'Description',
    'Version',
    'Requires at least',
    'Requires PHP',
    'Author',
    'Author URI',
    'License',
    'License URI',
    'Update URI',
    'Text Domain',
    'Domain Path',
  ]);
  // Else a plugin of the same name in the directory of WordPress.org would replace it.
  expect(header.get('Update URI')).not.toMatch(/wordpress\.org|\bw\.org/);
});

test('the readme of the WordPress plugin agrees with its header, and has every section', () => {
  for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
    expect(readme.get(name), name).toBe(header.get(name));
  expect(readme.get('Stable tag')).toBe(header.get('Version'));
  for (const name of ['Contributors', 'Tags', 'Tested up to'])
    expect(readme.get(name), name).toBeTruthy();
  expect(readme.get('Tags')?.split(',').length).toBeLessThanOrEqual(5);
  const sections = [...read('readme.txt').matchAll(/^== (.+) ==$/gm)].map(([, name]) => name);
  expect(sections).toEqual([
    'Description',
    'External services',
    'Installation',
    'Frequently Asked Questions',
    'Changelog',
    'Upgrade Notice',
    'License',
  ]);
  const [, short = ''] = /\n\n(.+)\n\n== Description/.exec(read('readme.txt')) ?? [];
  expect(short.length, 'WordPress.org cuts longer ones').toBeLessThanOrEqual(150);
  expect(short.length).toBeGreaterThan(20);
});
