import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveStatic } from '../../tools/site/static-server.js';

export interface Answer {
  readonly body?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

/** A site of an organiser, and beside it a CDN with what is built. */
export interface Site {
  /** `http://localhost:PORT`, which the demo world permits. */
  readonly origin: string;
  /** The same site under an address that it does not permit. */
  readonly strange: string;
  readonly cdn: string;
  /** What stands at which path; `hang` never answers. */
  readonly pages: Record<string, Answer | 'hang'>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const pages: Site['pages'] = {};
  const server = createServer((request, response) => answer(pages[request.url ?? '/'], response));
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening));
  const script = await serveStatic({
    roots: ['dist'],
    port: 0,
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    strange: `http://127.0.0.2:${port}`,
    cdn: `http://127.0.0.1:${script.port}`,
    pages,
    close: async () => {
      await Promise.all([stop(server), stop(script.server)]);
    },
  };
}

function answer(page: Answer | 'hang' | undefined, response: ServerResponse): void {
  if (page === 'hang') return;
  const { body = '', status = page ? 200 : 404, headers = {} } = page ?? {};
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
  response.end(body);
}

const stop = (server: Server) => new Promise((done) => server.close(done).closeAllConnections());
