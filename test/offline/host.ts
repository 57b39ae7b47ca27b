import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStatic } from '../../tools/site/static-server.js';
import { bandstand } from '../cli/command.js';

/** A site whose pages are files, with the script's files below `/bandstand/`; its server can really stop. */
export interface OfflineHost {
  readonly address: string;
  /** Writes pages and the worker that opens them without a network. */
  publish(pages: Record<string, string>, ...options: string[]): Promise<void>;
  /** Writes the worker for a page of one of the other folders. */
  open(root: string, name: string): Promise<void>;
  /** Writes a file as it is. */
  put(name: string, content: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** @param roots more folders that are served */
export async function openOfflineHost(roots = ['dist']): Promise<OfflineHost> {
  const folder = mkdtempSync(join(tmpdir(), 'bandstand-offline-'));
  const put = (name: string, content: string) => writeFileSync(join(folder, name), content);
  let port = 0;
  let server: Server | undefined;
  const start = async () => {
    const opened = await serveStatic({ roots: [folder, ...roots], port });
    ({ port, server } = opened);
  };
  const stop = async () => {
    await new Promise((done) => (server ? server.close(done).closeAllConnections() : done(0)));
    server = undefined;
  };
  await start();
  return {
    address: `http://localhost:${port}`,
    put,
    start,
    stop,
    async publish(pages, ...options) {
      for (const [name, html] of Object.entries(pages)) put(name, html);
      const names = Object.keys(pages).map((name) => join(folder, name));
      const { code, errors } = await bandstand('offline', ...names, '--root', folder, ...options);
      if (code !== 0) throw new Error(errors);
    },
    async open(root, name) {
      const { code, errors } = await bandstand('offline', join(root, name), '--out', folder);
      if (code !== 0) throw new Error(errors);
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A page of an organiser, with these widgets. */
export const pageWith = (widgets: string, settings: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Our summer</title>
<link rel="icon" href="/demo/logos/meadowlark.svg"></head>
<body><main><h1>Our summer</h1>${widgets}</main>
<script async src="/bandstand.js" data-event="meadowlark-2027" data-offline
  data-service-worker="/bandstand-sw.js" ${settings}></script></body></html>`;
