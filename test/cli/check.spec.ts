import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { loaderAbove } from '../../tools/snippet/one-address.js';
import { addressOf, control, kill, run } from '../emulator/process.js';
import { bandstandWith, manyCommands, type ManyCommands } from './command.js';
import { openSite, type Answer, type Site } from './site.js';
import { atNight } from '../effort.js';

test.describe.configure({ mode: 'default' });

let service = '';
let emulator: ChildProcess;
let site: Site;
let commands: ManyCommands;
const bandstand = (...args: string[]) => commands.bandstand(...args);

test.beforeAll(async () => {
  emulator = run('--port', '0');
  service = await addressOf(emulator);
  site = await openSite();
  commands = manyCommands();
});
test.afterAll(async () => {
  commands.close();
  await kill(emulator);
  await site.close();
});

interface Tag {
  src?: string;
  baseUrl?: string;
  key?: string;
  event?: string;
  more?: string;
}

const scriptTag = ({ src, baseUrl, key, event, more = '' }: Tag = {}) =>
  `<script async src="${src ?? `${site.cdn}/bandstand.js`}" data-base-url="${baseUrl ?? service}"
    data-service-key="${key ?? 'pk_live_meadowlark_demo'}" data-event="${event ?? 'meadowlark-2027'}"
    ${more}></script>`;

const lineup = '<event-lineup></event-lineup>';

let count = 0;
/** Checks a page of this HTML. @returns the exit code and the lines */
async function checked(body: string, answer: Answer = {}, ...args: string[]) {
  count += 1;
  const path = `/page-${count}`;
  site.pages[path] = { body, ...answer };
  const { code, out, errors } = await bandstand('check', site.origin + path, ...args);
  return { code, out, errors };
}

test('a page that is right in all ends with 0, and says what was looked at', async () => {
  const { code, out } = await checked(`${scriptTag()}${lineup}<event-faq></event-faq>`);
  expect(out).toMatch(/^ok +On this page: event-lineup, event-faq\.$/m);
  expect(out).toMatch(/^ok +.*bandstand\.js is bandstand 0\.\d+\.\d+\.$/m);
  expect(out).toContain(`${service} permits ${site.origin} to ask.`);
  expect(out).toContain('Event "meadowlark-2027" is there for event-faq.');
  expect(out).toMatch(/^Nothing is wrong\.$/m);
  expect(code).toBe(0);
});

test('script tags and widgets are found in every form that a browser finds', async () => {
  const forms =
    `<SCRIPT src='${site.cdn}/bandstand.js' defer DATA-BASE-URL='${service}'` +
    ` data-service-key=pk_live_meadowlark_demo></SCRIPT>` +
    `<div data-event-widget="faq" data-event=meadowlark-2027>Questions</div>` +
    `<a href="/x#widget=lineup&amp;event=meadowlark-2027">Line-up</a>` +
    `<EVENT-NEWS event='meadowlark-2027'></EVENT-NEWS>`;
  const { code, out } = await checked(forms);
  expect(out).toContain('On this page: event-faq, event-lineup, event-news.');
  expect(code).toBe(0);
});

test('a secret key is severe, wherever it stands, and is neither sent nor printed', async () => {
  const secret = 'sk_live_meadowlark_demo';
  for (const page of [
    scriptTag({ key: secret }) + lineup,
    `${scriptTag()}<event-faq service-key=" ${secret}"></event-faq>`,
    `${scriptTag()}<a href="#widget=faq&service-key=${secret}">FAQ</a>`,
  ]) {
    await control(service, 'reset', {});
    const { code, out } = await checked(page);
    expect(out).toMatch(/^severe +The service key is a secret one/m);
    expect(out).not.toContain(secret);
    expect(code).toBe(1);
    const { requests } = await control(service, 'requests');
    expect(JSON.stringify(requests)).not.toContain('"unauthorized"');
  }
});

test('what is missing, mistyped or left from an example is named', async () => {
  const tag = `<script src="${site.cdn}/bandstand.js" data-base-url="https://api.example" data-servicekey="pk_live_…"></script>`;
  const { code, out } = await checked(
    `${tag}<event-line-up></event-line-up>${lineup}<event-faq data-event="a"></event-faq><div data-event-widget="fax"></div>`,
  );
  expect(out).toContain('"https://api.example" is the placeholder of an example.');
  expect(out).toContain('data-servicekey means nothing. Did you mean data-service-key?');
  expect(out).toContain('There is no <event-line-up>. Did you mean <event-lineup>?');
  expect(out).toContain('data-event on <event-faq> means nothing: write event.');
  expect(out).toContain('No widget is called "fax". Write one of these: ambassador-rewards,');
  expect(out).toContain('This page does not say the event that a widget needs.');
  expect(code).toBe(1);
});

test('a key, an event and an origin that the service refuses are told in its console words', async () => {
  const wrongKey = await checked(scriptTag({ key: 'pk_live_nobody' }) + lineup);
  expect(wrongKey.out).toContain(
    `${service} refused the service key (401): it is wrong or revoked`,
  );
  const wrongKind = await checked(scriptTag({ key: 'device_demo_ada' }) + lineup);
  expect(wrongKind.out).toContain('The service key does not begin with pk_');
  expect(wrongKey.out).not.toContain('does not begin with pk_');
  const wrongEvent = await checked(scriptTag({ event: 'meadowlark-2072' }) + lineup);
  expect(wrongEvent.out).toContain(`knows no event "meadowlark-2072" (404)`);
  site.pages['/elsewhere'] = { body: scriptTag() + lineup };
  const strange = await bandstand('check', `${site.strange}/elsewhere`);
  expect(strange.out).toContain(`${service} answers, but not to ${site.strange}.`);
  for (const { code } of [wrongKey, wrongEvent, strange]) expect(code).toBe(1);
});

test('nobody at the address of the service is told, and a redirect of it is not followed', async () => {
  const { code, out } = await checked(scriptTag({ baseUrl: 'http://127.0.0.1:47' }) + lineup);
  expect(out).toMatch(
    /^wrong +http:\/\/127\.0\.0\.1:47\/v1.* cannot be reached: ECONNREFUSED, nobody answers there\./m,
  );
  expect(code).toBe(1);
  site.pages['/moved/v1/events/search?surface=web'] = {
    status: 301,
    headers: { Location: 'https://evil.example/' },
  };
  const moved = await checked(scriptTag({ baseUrl: `${site.origin}/moved` }) + lineup);
  expect(moved.out).toContain('redirects to https://evil.example/, and widgets follow no redirect');
});

test('the policy of the page is held against what the widgets need, with the lines to add', async () => {
  const policy = "default-src 'self'; script-src 'self'; connect-src 'none'; trusted-types other";
  const meta = `<head><meta http-equiv="Content-Security-Policy" content="img-src 'self'">`;
  const { code, out } = await checked(`${meta}${scriptTag()}${lineup}`, {
    headers: { 'Content-Security-Policy': policy },
  });
  expect(out).toContain(`add ${site.cdn} to script-src.`);
  expect(out).toContain(`add ${service} to connect-src.`);
  expect(out).toContain(`add ${service} to img-src.`);
  expect(out).toContain('add lit-html to trusted-types.');
  expect(code).toBe(1);

  const enough = `default-src 'none'; script-src ${site.cdn}; connect-src ${service}; img-src http:; trusted-types lit-html`;
  const right = await checked(scriptTag() + lineup, {
    headers: { 'Content-Security-Policy': enough },
  });
  expect(right.out).toContain('Its Content-Security-Policy lets the widgets work.');
  expect(right.code).toBe(0);
  // Not wrong, but less than what browsers with a Sanitizer show.
  expect(right.out).toContain('add dompurify to trusted-types.');
  const all = await checked(scriptTag() + lineup, {
    headers: { 'Content-Security-Policy': `${enough} dompurify` },
  });
  expect(all.out).not.toContain('dompurify');
});

test('a nonce is enough for the script and all that it brings', async () => {
  const headers = {
    'Content-Security-Policy': "script-src 'nonce-r4nd0m' 'strict-dynamic'",
  };
  expect((await checked(scriptTag({ more: 'nonce="r4nd0m"' }) + lineup, { headers })).code).toBe(0);
  const { code, out } = await checked(scriptTag() + lineup, { headers });
  expect(out).toContain('give the script tag the nonce of the page');
  expect(code).toBe(1);
});

test('the integrity of the script is compared with the script', async () => {
  const hash = createHash('sha384').update(readFileSync('dist/bandstand.js')).digest('base64');
  const cross = 'crossorigin="anonymous"';
  const right = await checked(scriptTag({ more: `integrity="sha384-${hash}" ${cross}` }) + lineup);
  expect(right.out).toMatch(/^notice +The integrity is right today/m);
  expect(right.code).toBe(0);
  const wrong = await checked(scriptTag({ more: `integrity="sha384-AAAA" ${cross}` }) + lineup);
  expect(wrong.out).toContain(`It should be sha384-${hash}.`);
  expect(wrong.code).toBe(1);
  const alone = await checked(scriptTag({ more: `integrity="sha384-${hash}"` }) + lineup);
  expect(alone.out).toContain('needs crossorigin="anonymous"');
});

test('a script above the folders of its versions is known, and its parts are looked for in the folder', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const above = loaderAbove(readFileSync('dist/bandstand.js', 'utf8'), version);
  const headers = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' };
  site.pages['/host/bandstand.js'] = { body: above, headers };
  const html = scriptTag().replace(`${site.cdn}/`, `${site.strange}/host/`) + lineup;
  const lost = await checked(html);
  expect(lost.out).toContain(`/host/${version}/core.js answers 404`);
  expect(lost.code).toBe(1);
  site.pages[`/host/${version}/core.js`] = { body: '', headers };
  const right = await checked(html);
  expect(right.out).toContain(`/host/bandstand.js is bandstand ${version}.`);
  expect(right.code).toBe(0);
});

atNight(test)('the import map of a page is held against the files that it names', async () => {
  test.setTimeout(180_000); // each of eight pages names some 400 files
  const wish = ['--widget', 'lineup', '--base-url', service, '--event', 'meadowlark-2027'];
  const more = ['--service-key', 'pk_live_meadowlark_demo', '--script', `${site.cdn}/bandstand.js`];
  const { out: html } = await bandstand('snippet', ...wish, ...more, '--import-map');
  const right = await checked(html);
  expect(right.out).toMatch(
    /^ok +The import map holds [3-9]\d\d modules to hashes, and they are theirs\.$/m,
  );
  expect(right.code).toBe(0);

  const core = `"${site.cdn}/core.js": "sha384-`;
  const [map = ''] = /<script type="importmap">.*?<\/script>/s.exec(html) ?? [];
  for (const [damaged, words] of [
    [html.replace(core, `${core}AAAA`), `The hash of ${site.cdn}/core.js in the import map is not`],
    [html.replace(/ "\S+\/core\.js": "sha384.*\n/, ''), 'has no hash for core.js, so that'],
    [
      html.replace(/ "\S+\/chunks\/\S+": "sha384.*\n/g, ''),
      /has no hash for chunks\/\S+ and [3-9]\d\d more/,
    ],
    [html.replace(/.*"data:,\/",?\n/, ''), `a line that leads the rest of ${site.cdn}/ nowhere`],
    [html.replaceAll('/event-lineup.js"', '/event-line.js"'), 'event-line.js, which answers 404'],
    [html.replace(map, '') + map, 'The import map stands behind the script tag.'],
    [html.replace('"imports"', 'imports'), 'The import map of the page is no JSON'],
  ] as const) {
    const { code, out } = await checked(damaged);
    expect(out).toMatch(/^wrong /m);
    if (typeof words === 'string') expect(out).toContain(words);
    else expect(out).toMatch(words);
    expect(code).toBe(1);
  }
  const other = '<script type="importmap">{"imports":{"lit":"/lit.js"}}</script>';
  expect((await checked(other + scriptTag() + lineup)).out).not.toContain('import map');
});

test('a tag in a comment, one that does not run, and none at all are told apart', async () => {
  expect((await checked(`<!-- ${scriptTag()} -->${lineup}`)).out).toContain('stands in a comment');
  const waiting = await checked(`${scriptTag({ more: 'type="text/plain"' })}${lineup}`);
  expect(waiting.out).toContain('does not run: its type is "text/plain"');
  const { code, out } = await checked('<p>bandstand.js is nice');
  expect(out).toContain('There is no script tag of Bandstand in this page.');
  expect(code).toBe(1);
  const missing = await checked(scriptTag({ src: `${site.origin}/nowhere.js` }) + lineup);
  expect(missing.out).toContain('nowhere.js answers 404: there is no script to run.');
});

atNight(test)(
  'a page without an end, one nested without an end, and one full of signs are looked at',
  async () => {
    const huge = await checked(scriptTag() + lineup + 'x'.repeat(6_000_000));
    expect(huge.out).toContain('longer than 5 MB: only its beginning was looked at.');
    expect(huge.code).toBe(0);
    expect((await checked('<div>'.repeat(100_000) + scriptTag() + lineup)).code).toBe(0);
    const { out } = await checked(
      `${scriptTag()}<div data-event-widget="\u001b[2J\nok  fine"></div>`,
    );
    expect(out).not.toContain('\u001b');
    expect(out).not.toMatch(/^ok {2}fine/m);
  },
);

test('a kept connection that its server has closed meanwhile is opened again', async () => {
  const used = new WeakSet<Socket>();
  let isClosed = false;
  const server = createServer(({ url, socket }, response) => {
    if (used.has(socket) && !isClosed) {
      isClosed = true;
      socket.destroy();
      return;
    }
    used.add(socket);
    const isScript = url === '/bandstand.js';
    const type = isScript ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
    response.end(isScript ? readFileSync('dist/bandstand.js') : page);
  });
  await once(server.listen(0), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const page = scriptTag({ src: `${origin}/bandstand.js` }) + lineup;
  expect((await bandstand('check', origin)).code).toBe(0);
  const { code, errors } = await bandstand('check', origin);
  server.close().closeAllConnections();
  expect(isClosed).toBe(true);
  expect(errors).toBe('');
  expect(code).toBe(0);
});

test('no page to look at ends with 2: circles, endless answers, other files, nobody', async () => {
  Object.assign(site.pages, {
    '/a': { status: 302, headers: { Location: '/b' } },
    '/b': { status: 302, headers: { Location: '/a' } },
    '/out': { status: 302, headers: { Location: 'file:///etc/passwd' } },
    '/never': 'hang',
    '/logo': { body: 'PNG', headers: { 'Content-Type': 'image/png' } },
  } satisfies Site['pages']);
  // A busy machine may take half a second to answer anything: only what never answers waits so long.
  const limitOf = (path: string) => (path === '/never' ? '0.5' : '20');
  for (const [path, words] of [
    ['/a', 'redirects in a circle'],
    ['/out', 'redirects to file:///etc/passwd, which is no web address'],
    ['/never', 'gives no answer within 0.5 seconds'],
    ['/logo', 'is no page, but "image/png"'],
    ['/gone', 'answers 404: there is no page to look at'],
  ] as const) {
    const limit = ['--timeout', limitOf(path)];
    const { code, out, errors } = await bandstand('check', site.origin + path, ...limit);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toContain(words);
  }
  expect((await bandstand('check', 'file:///etc/passwd')).errors).toContain(
    'is no address of a page',
  );
});

test('--json says the same to programs, and colours are for terminals alone', async () => {
  const { code, out } = await checked(scriptTag({ key: 'sk_live_x' }) + lineup, {}, '--json');
  const { exitCode, findings } = JSON.parse(out) as { exitCode: number; findings: object[] };
  expect([code, exitCode]).toEqual([1, 1]);
  expect(findings[0]).toMatchObject({ level: 'severe', about: 'secret-key' });
  const plain = await bandstandWith({ NO_COLOR: '1' }, 'check', `${site.origin}/page-1`);
  expect(plain.out).not.toContain('\u001b');
});
