import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { findMiniBrowser } from '../../../.ci/engines.mjs';
import type { Driver, Engine, Wishes } from './driver.js';
import { call, WebDriver } from './webdriver.js';

/**
 * WebKitGTK in its smallest browser, on a screen that nobody sees. A WebDriver server of it takes one
 * session at a time, so each set of wishes has a server of its own.
 */
export class WebKitEngine implements Engine {
  readonly #processes: ChildProcess[] = [];
  readonly #servers = new Map<boolean, Promise<string>>();
  #screen: Promise<string> | undefined;

  /** Once in a hundred times on a busy machine a server never begins a session: then another is asked. */
  async open({ dark = false }: Wishes = {}): Promise<Driver> {
    return this.#begin(dark).catch(() => {
      this.#servers.delete(dark);
      return this.#begin(dark);
    });
  }

  async #begin(dark: boolean): Promise<Driver> {
    let server = this.#servers.get(dark);
    if (!server) this.#servers.set(dark, (server = this.#serve(dark)));
    const address = await server;
    const browser = { binary: findMiniBrowser(), args: ['--automation'] };
    const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser };
    const { sessionId } = (await call(
      `${address}/session`,
      'POST',
      { capabilities: { alwaysMatch: wanted } },
      AbortSignal.timeout(15_000),
    )) as { sessionId: string };
    const driver = new WebDriver(`${address}/session/${sessionId}`);
    await driver.resize(1280, 900);
    return driver;
  }

  async close(): Promise<void> {
    for (const child of this.#processes.reverse()) {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await ended;
    }
  }

  /** The colours of the system are those of the theme. */
  async #serve(dark: boolean): Promise<string> {
    this.#screen ??= this.#openScreen();
    const port = await freePort();
    const child = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: await this.#screen,
        LC_ALL: 'C.UTF-8',
        LANGUAGE: 'en_GB',
        GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
      },
      stdio: 'ignore',
    });
    this.#processes.push(child);
    const address = `http://127.0.0.1:${port}`;
    await answers(`${address}/status`, child);
    return address;
  }

  /** Xvfb picks a free number and tells it. */
  async #openScreen(): Promise<string> {
    const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    this.#processes.push(child);
    const told = child.stdio[3];
    if (!told) throw new Error('Xvfb tells no number.');
    const [number] = (await once(told, 'data')) as [Buffer];
    return `:${String(number).trim()}`;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const isThere = await call(address, 'GET').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
