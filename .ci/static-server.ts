import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export interface StaticSite {
  /** Folders that are looked through in this order. */
  roots: string[];
  /** 0 asks the system for a free port. */
  port: number;
  headers?: Record<string, string>;
  /** Pages that exist only in memory: path -> HTML. */
  pages?: Record<string, string>;
}

/** Serves folders over HTTP; resolves when it listens. */
export function serveStatic(site: StaticSite): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of Object.entries(site.headers ?? {})) response.setHeader(name, value);
    const page = site.pages?.[path];
    if (page !== undefined) {
      response.setHeader('Content-Type', types[extname(path)] ?? types['.html'] ?? '');
      response.end(page);
      return;
    }
    const file = fileFor(site.roots, path);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`Nothing at ${path}\n`);
      return;
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(site.port, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}

function fileFor(roots: string[], path: string): string | undefined {
  const wanted = normalize(path.endsWith('/') ? `${path}index.html` : path);
  return roots
    .map((root) => join(root, wanted))
    .find((file) => existsSync(file) && statSync(file).isFile());
}
