import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveStatic } from '../../tools/site/static-server.js';
import { test as base } from './origins.js';

/** A stranger's server, which writes down all that it is asked. */
export interface Foreign {
  readonly address: string;
  /** Method, path and headers of each request, one text each. */
  readonly asked: string[];
}

export interface OpenPage {
  readonly foreign: Foreign;
  /** Serves a page without any content policy: nothing but our own code keeps the stranger out. */
  open: (body: string) => string;
}

/** Answers everybody: what could be taken for code, and for the answer of a service. */
async function startForeign(): Promise<{ foreign: Foreign; close: () => void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    const isCode = request.url?.endsWith('.js');
    response.setHeader('Content-Type', isCode ? 'text/javascript' : 'application/json');
    response.end(isCode ? 'document.title = "taken over"' : '{"apiVersion":1,"data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { foreign: { address, asked }, close: () => server.close().closeAllConnections() };
}

export const test = base.extend<OpenPage>({
  foreign: async ({}, use) => {
    const { foreign, close } = await startForeign();
    await use(foreign);
    close();
  },
  open: async ({}, use) => {
    const pages: Record<string, string> = {};
    const { server, port } = await serveStatic({ roots: [], port: 0, pages });
    await use((body) => {
      const path = `/page-${Object.keys(pages).length}`;
      pages[path] = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
        <title>Ours</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;
      return `http://localhost:${port}${path}`;
    });
    server.close().closeAllConnections();
  },
});
export { expect } from '@playwright/test';
