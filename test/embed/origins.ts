import { spawn, type ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';
import { test as base, type Page } from '@playwright/test';
import { commandFile } from '../../.ci/commands.js';
import { serveStatic } from '../../tools/site/static-server.js';

/** Three origins, as on a real site: the organiser's page, the script's CDN, the service. */
export interface Origins {
  cdn: string;
  service: string;
  /** Serves a page whose body is `body`, under the strict policy; answers its address. */
  page(body: string): string;
}

const port = (address: string) => new URL(address).port;

const policy = (cdn: string, service: string) =>
  [
    "default-src 'none'",
    `script-src ${cdn}`,
    `connect-src ${service}`,
    `img-src ${cdn} ${service}`,
    "style-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; ');

function startService(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [commandFile('emulator'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /listening on (http:\/\/\S+)/.exec(text)?.[1];
      if (address) resolve({ child, address });
    });
    child.once('exit', (code) => reject(new Error(`the emulator ended with ${String(code)}`)));
  });
}

const stop = (server: Server) => new Promise((done) => server.close(done).closeAllConnections());

/** What a page does whose visitor is signed in: no attribute says who it is. Nor may inline scripts. */
function signIn(): void {
  // Found by name and not by a selector: tests count what is looked through by one.
  const all = document.getElementsByTagName('ambassador-rewards');
  const tell = () => {
    for (const one of all) Object.assign(one, { deviceToken: 'device_demo_ada' });
  };
  new MutationObserver(tell).observe(document, { childList: true, subtree: true });
}

export const test = base.extend<{ page: Page }, { origins: Origins }>({
  page: async ({ page }, use) => {
    await page.addInitScript(signIn);
    await use(page);
  },
  origins: [
    async ({}, use) => {
      const { child, address: service } = await startService();
      const script = await serveStatic({
        roots: ['dist'],
        port: 0,
        headers: { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
      });
      const cdn = `http://127.0.0.1:${script.port}`;
      const pages: Record<string, string> = {};
      const site = await serveStatic({
        roots: ['test/embed/site'],
        port: 0,
        headers: { 'Content-Security-Policy': policy(cdn, service) },
        pages,
      });
      await use({
        cdn,
        service,
        page(body) {
          const path = `/page-${Object.keys(pages).length}`;
          pages[path] = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
            <title>A page of somebody else</title><link rel="stylesheet" href="/host.css">
            <link rel="icon" href="${cdn}/demo/logos/meadowlark.svg"></head>
            <body><main><h1>Our summer</h1>${body}</main></body></html>`;
          return `http://localhost:${site.port}${path}`;
        },
      });
      child.removeAllListeners('exit');
      child.kill();
      await Promise.all([stop(script.server), stop(site.server)]);
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';

export interface Tag {
  event?: string;
  key?: string;
  baseUrl?: string;
  more?: string;
}

/** The script tag as an organiser pastes it. */
export function scriptTag(origins: Origins, tag: Tag = {}): string {
  const { event = 'meadowlark-2027', key = 'pk_live_meadowlark_demo', more = '' } = tag;
  const service = key ? ` data-service-key="${key}"` : '';
  return (
    `<script async src="${origins.cdn}/bandstand.js" ` +
    `data-base-url="${tag.baseUrl ?? origins.service}"${service} data-event="${event}" ${more}></script>`
  );
}

export interface Watch {
  /** Policy violations, uncaught errors, and console messages of level error. */
  troubles: string[];
  /** Requests to the service, as the page makes them (without preflights). */
  calls: string[];
}

/** Listens to all that may go wrong on a page. Call before `goto`. */
export async function watch(page: Page, service: string): Promise<Watch> {
  const seen: Watch = { troubles: [], calls: [] };
  page.on('pageerror', (error) => seen.troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = url.port === port(service) && !url.pathname.startsWith('/__emulator/');
    if (own) seen.calls.push(url.pathname);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return seen;
}
