import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bandstand } from './command.js';

const given = ['--base-url', 'https://tickets.test', '--service-key', 'pk_live_meadowlark_demo'];
const lineup = ['snippet', '--widget', 'lineup', ...given, '--event', 'meadowlark-2027'];

test('a snippet has the script tag of this version and the widget in any spelling', async () => {
  const { code, out } = await bandstand(...lineup);
  expect(code).toBe(0);
  expect(out).toMatch(/^<link rel="preconnect" href="https:\/\/tickets\.test" crossorigin>\n/);
  expect(out).toMatch(
    /\n<script async src="https:\/\/\S+\/bandstand@\d\S+\/dist\/bandstand\.js" crossorigin="anonymous" /,
  );
  expect(out).toContain('data-service-key="pk_live_meadowlark_demo" data-event="meadowlark-2027">');
  expect(out).toContain('\n<event-lineup></event-lineup>\n');
  const div = await bandstand(...lineup, '--spelling', 'div');
  expect(div.out).toContain('\n<div data-event-widget="lineup">Line-up</div>\n');
  const link = await bandstand(...lineup, '--spelling', 'link');
  expect(link.out).toContain('<a href="#widget=lineup&amp;event=meadowlark-2027">');
});

test('the integrity is that of the script in the package', async () => {
  const hash = createHash('sha384').update(readFileSync('dist/bandstand.js')).digest('base64');
  const { out } = await bandstand(...lineup, '--integrity');
  expect(out).toContain(`integrity="sha384-${hash}" crossorigin="anonymous"`);
});

test('secret keys, placeholders and names that nobody has are refused with 2', async () => {
  for (const [args, words] of [
    [[...lineup, '--service-key', 'sk_live_x'], 'The service key is a secret one'],
    [[...lineup, '--service-key', 'pk_live_…'], 'placeholder of an example'],
    [[...lineup, '--base-url', 'https://api.example'], 'placeholder of an example'],
    [[...lineup, '--widget', 'line'], 'No widget is called "line"'],
    [['snippet', '--widget', 'faq', ...given], '--event'],
    [[...lineup, '--integrity', '--version', '9.9.9'], 'npx bandstand@9.9.9 snippet'],
  ] as const) {
    const { code, out, errors } = await bandstand(...args);
    expect([code, out]).toEqual([2, '']);
    expect(errors.toLowerCase()).toContain(words.toLowerCase());
    expect(errors).not.toContain('sk_live_x');
  }
});

test('several widgets, the rule that keeps room, and a line that asks early with its hash', async () => {
  const more = ['--widget', 'lineup, event-faq', '--room', '--starter'];
  const { out } = await bandstand(...lineup, ...more);
  expect(out).toContain('\n<event-lineup></event-lineup>\n<event-faq></event-faq>\n');
  expect(out).toMatch(/<style>\nevent-lineup \{\n {2}display: block;\n {2}min-height: /);
  const [, script = ''] = /<script>(.*)<\/script>/.exec(out) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(out).toContain(`script-src 'sha256-${hash}'`);
});

test('what is given cannot leave its attribute', async () => {
  const { out } = await bandstand(...lineup, '--event', 'a"&b');
  expect(out).toContain('data-event="a&quot;&amp;b"');
});
