import { createReadStream, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
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
  /** Files may be kept by the browser, as docs/hosting.md has it. Else each is sent anew. */
  isKept?: boolean;
  /** Which of them for ever; by default those in `chunks/`. */
  isForEver?: (path: string) => boolean;
}

/** Serves folders over HTTP to this machine alone; resolves when it listens. */
export function serveStatic(site: StaticSite): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of Object.entries(site.headers ?? {})) response.setHeader(name, value);
    const path = pathOf(request.url ?? '/');
    if (path === undefined) {
      refuse(response, 400, 'This is no address of a page.');
      return;
    }
    const page = site.pages?.[path];
    if (page !== undefined) {
      response.setHeader('Content-Type', types[extname(path)] ?? types['.html'] ?? '');
      response.end(page);
      return;
    }
    const file = fileFor(site.roots, path);
    if (!file) {
      refuse(response, 404, `Nothing at ${path}`);
      return;
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    const isForEver = site.isForEver ?? isOfOneBuild;
    if (site.isKept && isStillRight(file, isForEver(path), request, response)) {
      response.writeHead(304).end();
      return;
    }
    // A file that goes away meanwhile, or a visitor who does, ends this answer and nothing else.
    pipeline(createReadStream(file), response, () => undefined);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(site.port, '127.0.0.1', () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}

/** Chunks of another build have another folder. */
const isOfOneBuild = (path: string): boolean => path.startsWith('/chunks/');

/**
 * Says how long a file may be kept, and whether the browser's copy is the same. Of what is not there
 * for ever the browser asks each time.
 */
function isStillRight(
  file: string,
  isForEver: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (isForEver) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  const { mtimeMs, size } = statSync(file);
  const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  response.setHeader('ETag', tag);
  return request.headers['if-none-match'] === tag;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}

/** Unescaped; undefined when it cannot be, or when no file could be called so. */
function pathOf(target: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(target, 'http://site').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** In the first root that has it; a link that leads out of its root counts as nothing. */
function fileFor(roots: string[], path: string): string | undefined {
  const wanted = normalize(`/${path.endsWith('/') ? `${path}index.html` : path}`);
  return roots.map((root) => fileIn(root, wanted)).find((file) => file !== undefined);
}

function fileIn(root: string, wanted: string): string | undefined {
  try {
    const file = realpathSync(join(root, wanted));
    const isInside = file.startsWith(realpathSync(root) + sep);
    return isInside && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // no such file, or a name that no file can have
  }
}
