import { expect, type Page, test } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { readArguments } from '../../src/emulator/node/arguments.js';
import { addressOf, control as ask, exitCode, run, runUncompiled, textOf } from './process.js';

test.describe('the command line', () => {
  const table: [args: string[], complaint: RegExp][] = [
    [['--port', 'many'], /--port takes a whole number from 0 to 65535, not "many"/],
    [['--port', '65536'], /--port.*"65536"/],
    [['--seed', '-1'], /--seed/],
    [
      ['--state', 'nowhere/at/all.json'],
      /--state takes a file in a folder that there is, not "nowhere/,
    ],
    [['--export', 'nowhere/at/all.json'], /--export takes a file in a folder that there is/],
    [['--now', 'noon'], /--now takes a time like 2027-05-01T10:00:00\.000Z, not "noon"/],
    [['--webhooks', 'https://example.com/hook'], /--webhooks takes an address of this machine/],
    [['--scenario', 'nowhere'], /no scenario "nowhere"/],
    [['4010'], /4010/],
  ];
  test('refuses what it cannot take with an explanation', () => {
    for (const [args, complaint] of table)
      expect(() => readArguments(args), args.join(' ')).toThrow(complaint);
  });

  test('refuses an option that there is not with code 2, and says what it takes', async () => {
    const server = run('--prot', '1');
    const [said, code] = await Promise.all([textOf(server.stderr), exitCode(server)]);
    expect(said).toContain('--prot');
    expect(said).toContain('npm run emulator');
    expect(code).toBe(2);
  });

  test('takes seed and time, says where it listens, and ends when it is told to', async () => {
    const options = ['--port', '0', '--seed', '7', '--now', '2027-06-25T12:00:00Z'];
    const server = runUncompiled(...options);
    const address = await addressOf(server);
    const listing = (await (await fetch(`${address}/__emulator/`)).json()) as Record<
      string,
      unknown
    >;
    expect(listing['seed']).toBe(7);
    expect(listing['now']).toMatch(/^2027-06-25T12:0/);
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  test('says so when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const server = run('--port', String((other.address() as AddressInfo).port));
    const [said, code] = await Promise.all([textOf(server.stderr), exitCode(server)]);
    other.close();
    expect(said).toContain('is taken');
    expect(code).toBe(1);
  });
});

test.describe('the emulator over HTTP', () => {
  test.describe.configure({ mode: 'default' }); // one server, one world: one after the other

  const key = { 'X-Service-Key': 'pk_live_meadowlark_demo' };
  let server: ChildProcess;
  let address: string;

  test.beforeAll(async () => {
    server = run('--port', '0');
    address = await addressOf(server);
  });
  test.afterAll(async () => {
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    await exit;
  });
  test.beforeEach(async () => {
    await control('reset', {});
  });

  interface Answers {
    now: string;
    requests: { method: string; operation: string; status: number | null }[];
  }

  const control = async (call: string, body?: object) =>
    (await ask(address, call, body)) as unknown as Answers;

  /** Bytes as they come over the socket, and whether it was closed in an orderly way. */
  async function raw(path: string): Promise<string> {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    await once(socket, 'close');
    return text;
  }

  const event = '/v1/events/foghorn-sessions?surface=web';

  test('drop_before closes the socket without a byte', async () => {
    await control('faults', [{ operation: 'getEvent', effect: { kind: 'drop_before' } }]);
    expect(await raw(event)).toBe('');
    const { requests } = await control('requests');
    expect(requests[0]).toMatchObject({ operation: 'getEvent', status: null });
  });

  test('truncate sends the head and half of the body it promised', async () => {
    await control('faults', [{ operation: 'getEvent', effect: { kind: 'truncate' } }]);
    const [head = '', body = ''] = (await raw(event)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    const promised = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(Buffer.byteLength(body)).toBe(Math.floor(promised / 2));
  });

  test('the command line exports the world without what visitors have done, and the control port the same', async () => {
    const exporting = run('--export', '-');
    const [text, code] = await Promise.all([textOf(exporting.stdout), exitCode(exporting)]);
    expect(code).toBe(0);
    const { world } = (await control('world')) as unknown as { world: Record<string, unknown[]> };
    expect(JSON.parse(text)).toMatchObject({ seed: 1, world });
    expect(Object.keys(world)).toEqual(
      expect.arrayContaining(['organisers', 'keys', 'events', 'artists', 'forms']),
    );
    for (const name of ['orders', 'signups', 'submissions', 'registrations'])
      expect(world).not.toHaveProperty(name);
    expect(JSON.stringify(world['events'])).toContain('"meadowlark-2027"');
  });

  test('pictures are there for pages to show and to read, and nothing else of the disk is', async () => {
    const picture = await fetch(`${address}/__emulator/assets/portraits/01.svg`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(picture.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(picture.headers.get('Access-Control-Allow-Origin')).toBe('*');
    for (const name of ['nope.svg', '..%2F..%2Fpackage.json', '..%2F..%2Fpublic%2Fdemo.svg', '%']) {
      expect((await fetch(`${address}/__emulator/assets/${name}`)).status).toBe(404);
    }
  });

  test.describe('a body that is longer than 64 KiB is refused before it is read (LIM-11)', () => {
    const paths: [path: string, status: number][] = [
      ['/v1/events/meadowlark-2027/subscribe?surface=web', 400],
      ['/v1/prelaunch-register', 400],
      ['/v1/forms/meadowlark-newsletter/submissions?surface=web', 400],
      ['/__emulator/faults', 400],
      ['/pay/0f8fad5b-d9cb-469f-a165-70867728950e', 400],
    ];
    const megabyte = Buffer.alloc(1 << 20, ' ');

    /** Sends until there is an answer; its status, and how much was sent by then. */
    async function flood(path: string, headers: Record<string, string>) {
      const isForm = path.startsWith('/pay/');
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const all = { 'Content-Type': type, ...key, ...headers };
      const sending = request(address + path, { method: 'POST', headers: all });
      sending.on('error', () => undefined); // the server hangs up on whoever goes on
      const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
      let sent = 0;
      let isOver = false as boolean;
      void answered.then(() => (isOver = true));
      while (!isOver && sent < 256) {
        const hasRoom = sending.write(megabyte);
        sent += 1;
        if (!hasRoom) await Promise.race([once(sending, 'drain'), answered]);
        await new Promise(setImmediate);
      }
      const [answer] = await answered;
      answer.resume();
      sending.destroy();
      return { status: answer.statusCode, sent };
    }

    for (const [path, status] of paths)
      test(`${path}: by what it says of its length, and in chunks that say nothing`, async () => {
        for (const [name, value] of [
          ['Content-Length', String(1 << 30)],
          ['Transfer-Encoding', 'chunked'],
        ] as const) {
          const answer = await flood(path, { [name]: value });
          expect(answer.status).toBe(status);
          expect(answer.sent).toBeLessThan(64);
        }
      });

    test('and the server goes on for everybody else', async () => {
      expect((await fetch(address + event)).status).toBe(200);
    });
  });

  test('holds are counted by the address of the caller, and by the device (RES-10, LIM-04)', async () => {
    const shop = '/v1/events/foghorn-sessions/tickets/reserve?surface=web';
    const { releases } = (await control('')) as unknown as {
      releases: { id: string; name: string }[];
    };
    const single = releases.find(({ name }) => name === 'Single Session')!;
    const body = JSON.stringify({ items: [{ releaseId: single.id, quantity: 1 }] });
    const reserve = async (localAddress: string, token?: string) => {
      const headers = {
        'Content-Type': 'application/json',
        'X-Service-Key': 'pk_live_foghorn_demo',
        ...(token && { Authorization: `Bearer ${token}` }),
      };
      const sending = request(address + shop, { method: 'POST', headers, localAddress }).end(body);
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    for (let hold = 0; hold < 5; hold += 1)
      expect(await reserve('127.0.0.1', 'device_demo_ada')).toBe(200);
    expect(await reserve('127.0.0.1')).toBe(429);
    expect(await reserve('127.0.0.2', 'device_demo_ada')).toBe(429);
    expect(await reserve('127.0.0.2')).toBe(200);
  });

  test('the control port answers neither other hosts nor pages of other sites', async () => {
    const statusWith = (headers: Record<string, string>) =>
      new Promise((resolve) => {
        request(`${address}/__emulator/`, { headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).end();
      });
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ Origin: 'http://localhost:4173' })).toBe(200);
    expect(await statusWith({ Host: 'rebound.example' })).toBe(404);
    expect(await statusWith({ Origin: 'https://evil.example' })).toBe(404);
  });

  test.describe('from a page of another origin, in a real browser', () => {
    let pages: Server;
    test.beforeAll(async () => {
      pages = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html').end('<!doctype html>');
      }).listen(0, '127.0.0.1');
      await once(pages, 'listening');
    });
    test.afterAll(() => {
      pages.closeAllConnections();
      pages.close();
    });

    /** Browsers send every name below `localhost` to this machine; only `localhost` is allowed. */
    const open = (page: Page, host: 'localhost' | 'stranger.localhost') =>
      page.goto(`http://${host}:${(pages.address() as AddressInfo).port}/`);

    /** What a script of the page sees. */
    const seen = (page: Page, path: string, headers: Record<string, string> = {}) =>
      page.evaluate(
        async ([url, sent]) => {
          try {
            const response = await fetch(url, { headers: sent });
            const retryAfter = response.headers.get('Retry-After');
            const vary = response.headers.get('Vary');
            await response.json();
            return { status: response.status, retryAfter, vary };
          } catch (error) {
            return (error as Error).name;
          }
        },
        [address + path, headers] as const,
      );

    const lineup = '/v1/events/meadowlark-2027/lineup?surface=web';

    test('an allowed page reads with one preflight, reads refusals and exposed headers, and sees a broken network (COR-01, COR-10, COR-11, COR-12)', async ({
      page,
    }) => {
      await open(page, 'localhost');
      for (let read = 0; read < 3; read += 1)
        expect(await seen(page, lineup, key)).toMatchObject({ status: 200 });
      const { requests } = await control('requests');
      const methods = requests.map(({ method }) => method);
      expect(methods).toEqual(['OPTIONS', 'GET', 'GET', 'GET']);

      expect(await seen(page, lineup)).toMatchObject({ status: 401 });
      const nowhere = lineup.replace('meadowlark', 'nope');
      expect(await seen(page, nowhere, key)).toMatchObject({ status: 404 });

      const effects: [effect: object, sees: unknown][] = [
        [
          { kind: 'status', status: 429, retryAfterSeconds: 7 },
          { status: 429, retryAfter: '7', vary: null },
        ],
        [{ kind: 'drop_before' }, 'TypeError'],
        [{ kind: 'truncate' }, 'TypeError'],
      ];
      for (const [effect, sees] of effects) {
        await control('faults', [{ operation: 'getEvent', effect }]);
        expect(await seen(page, event)).toEqual(sees);
      }
    });

    test('a page that is not allowed sees a dead network, but may search (COR-04, COR-08)', async ({
      page,
    }) => {
      await open(page, 'stranger.localhost');
      expect(await seen(page, lineup, key)).toBe('TypeError');
      expect(await seen(page, event)).toBe('TypeError');
      expect(await seen(page, '/v1/events/search')).toMatchObject({ status: 200 });
    });

    test('a picture of a feed shows on that page, and another may be read from a canvas', async ({
      page,
    }) => {
      await open(page, 'localhost');
      const seenOf = await page.evaluate(async (assets) => {
        const shown = async (name: string, crossOrigin: string | null) => {
          const image = new Image();
          image.crossOrigin = crossOrigin;
          image.src = assets + name;
          await image.decode();
          return image;
        };
        const portrait = await shown('portraits/01.svg', null);
        const brush = document.createElement('canvas').getContext('2d')!;
        brush.drawImage(await shown('merch/logo-lark.png', 'anonymous'), 0, 0, 10, 10);
        return [portrait.naturalWidth > 0, brush.getImageData(5, 5, 1, 1).data.length];
      }, `${address}/__emulator/assets/`);
      expect(seenOf).toEqual([true, 4]);
    });
  });
});
