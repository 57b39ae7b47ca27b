import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { build } from 'esbuild';

/** A server with a name of its own, and what it has been asked. */
export interface Origin {
  readonly address: string;
  readonly seen: IncomingMessage[];
  /** How it answers everything but preflights. */
  reply: (request: IncomingMessage, response: ServerResponse) => void;
  /** Whether other origins may read its answers. */
  grants: boolean;
}

/** The organiser's page, which holds the client as `window.client`, the service, and a stranger. */
export interface Origins {
  readonly site: Origin;
  readonly service: Origin;
  readonly stranger: Origin;
}

async function start(close: (() => void)[]): Promise<Origin> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    if (origin.grants) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
      response.setHeader('Access-Control-Allow-Headers', 'X-Service-Key, Content-Type');
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
      response.setHeader('Access-Control-Max-Age', '600');
    }
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else origin.reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => server.close().closeAllConnections());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin: Origin = { address, seen, reply: (_, response) => response.end(), grants: true };
  return origin;
}

async function clientFiles(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: ['src/client/client.ts'],
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

export const json = (
  response: ServerResponse,
  status: number,
  body: object,
  headers = {},
): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify({ apiVersion: 1, ...body }));
};

let built: Promise<Map<string, string>> | undefined;

export const test = base.extend<{ origins: Origins }>({
  origins: async ({ page }, use) => {
    const files = await (built ??= clientFiles());
    const close: (() => void)[] = [];
    const [site, service, stranger] = [await start(close), await start(close), await start(close)];
    site.reply = (request, response) => {
      const code = files.get(request.url ?? '');
      response.setHeader('Content-Type', code ? 'text/javascript' : 'text/html');
      response.end(
        code ??
          `<!doctype html><link rel="icon" href="data:,"><script type="module">
            import { createClient } from '/client.js';
            document.cookie = 'visitor=1';
            window.client = createClient({ baseUrl: '${service.address}', serviceKey: 'pk_live_1' });
          </script>`,
      );
    };
    await page.goto(site.address);
    await use({ site, service, stranger });
    for (const one of close) one();
  },
});
