import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtChunks } from '../../bench/reach.js';
import { manyCommands, type ManyCommands } from './command.js';

let many: ManyCommands;
const bandstand = (...args: string[]) => many.bandstand(...args);
test.beforeAll(() => void (many = manyCommands()));
test.afterAll(() => many.close());

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

test('a shortcode for WordPress stands alone, as the plugin has script tag and service', async () => {
  const widgets = ['--widget', 'lineup,signup-form', '--event', 'a"b', '--form', 'news'];
  const { code, out } = await bandstand('snippet', ...widgets, '--spelling', 'shortcode');
  expect(out).toBe(
    '[bandstand widget="lineup" event="a&quot;b"]\n[bandstand widget="signup-form" form="news"]\n',
  );
  expect(code).toBe(0);
  for (const option of ['--integrity', '--import-map', '--room', '--starter', '--offline']) {
    const refused = await bandstand(...lineup, '--spelling', 'shortcode', option);
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.errors).toContain(`${option}: beside a shortcode stands neither`);
  }
});

test('the integrity is that of the script in the package', async () => {
  const hash = createHash('sha384').update(readFileSync('dist/bandstand.js')).digest('base64');
  const { out } = await bandstand(...lineup, '--integrity');
  expect(out).toContain(`integrity="sha384-${hash}" crossorigin="anonymous"`);
});

test('an import map has the hash of every part, in a place where browsers still take it', async () => {
  const { out } = await bandstand(...lineup, '--import-map', '--starter');
  const [, text = ''] =
    /<script type="importmap">([^<]*)<\/script>\n<script async /.exec(out) ?? [];
  const { imports, integrity } = JSON.parse(text) as Record<string, Record<string, string>>;
  const folder = out.match(/src="(\S+\/)bandstand\.js" integrity="sha384-/)?.[1] ?? '-';
  const names = Object.keys(integrity ?? {}).map((address) => address.replace(folder, ''));
  const later = builtChunks();
  const elements = readdirSync('dist').filter((name) => /^(event|merch)-.*\.js$/.test(name));
  const own = ['core.js', 'loader-parts.js', ...elements, ...later];
  expect(names).toEqual(expect.arrayContaining(own));
  expect(names.filter((name) => /emulator|builder|^bandstand|^demo/.test(name))).toEqual([]);
  for (const name of ['core.js', later[0]]) {
    const hash = createHash('sha384')
      .update(readFileSync(`dist/${name}`))
      .digest('base64');
    expect(integrity?.[folder + name]).toBe(`sha384-${hash}`);
    expect(imports?.[folder + name]).toBe(folder + name);
  }
  // What has no hash, such as a part that is asked for again, leads nowhere.
  expect(imports?.[folder]).toBe('data:,/');
  const hash = createHash('sha256').update(text).digest('base64');
  expect(out).toMatch(/^<!-- Content-Security-Policy: script-src 'sha256-\S+' 'sha256-\S+' -->\n/);
  expect(out).toContain(`'sha256-${hash}'`);
  const demo = await bandstand(...lineup, '--base-url', 'emulator:', '--import-map');
  expect(demo.out).toContain('/emulator.js": "sha384-');
});

test('secret keys, placeholders and names that nobody has are refused with 2', async () => {
  for (const [args, words] of [
    [[...lineup, '--service-key', 'sk_live_x'], 'The service key is a secret one'],
    [[...lineup, '--service-key', 'pk_live_…'], 'placeholder of an example'],
    [[...lineup, '--base-url', 'https://api.example'], 'placeholder of an example'],
    [['snippet', ...given], 'Which widget? Write --widget lineup'],
    [[...lineup, '--key', 'pk_live_2'], '--key and --service-key are the same'],
    [[...lineup, '--widget', 'line'], 'No widget is called "line"'],
    [['snippet', '--widget', 'faq', ...given], '--event'],
    [[...lineup, '--integrity', '--version', '9.9.9'], 'npx bandstand@9.9.9 snippet'],
    [[...lineup, '--import-map', '--version', '9.9.9'], '--import-map: This is 0.'],
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
