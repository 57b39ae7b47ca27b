import { spawn, type ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';
import { commandFile } from '../../.ci/commands.js';
import { serveStatic } from '../../tools/site/static-server.js';

/** Three origins, as on a real site: the organiser's page, the script's CDN, the service. */
export interface Origins {
  cdn: string;
  service: string;
  /** Serves a page whose body is `body`, under the strict policy; answers its address. */
  page(body: string): string;
}

const policy = (cdn: string, service: string, trustedTypes: string) =>
  [
    "default-src 'none'",
    `script-src ${cdn}`,
    `connect-src ${service}`,
    `img-src ${cdn} ${service}`,
    "style-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
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

interface OriginsOptions {
  /** More scripts of the script's origin, by path: the first of each page. */
  scripts?: Record<string, string>;
  /** The policies that pages allow. */
  trustedTypes?: string;
}

/** Opens all three. */
export async function openOrigins({
  scripts = {},
  trustedTypes = 'lit-html',
}: OriginsOptions = {}): Promise<{ origins: Origins; close: () => Promise<void> }> {
  const { child, address: service } = await startService();
  const script = await serveStatic({
    roots: ['dist'],
    port: 0,
    headers: { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
    pages: scripts,
  });
  const cdn = `http://127.0.0.1:${script.port}`;
  const pages: Record<string, string> = {};
  const site = await serveStatic({
    roots: ['test/embed/site'],
    port: 0,
    headers: { 'Content-Security-Policy': policy(cdn, service, trustedTypes) },
    pages,
  });
  const first = Object.keys(scripts).map((path) => `<script src="${cdn}${path}"></script>`);
  const page = (body: string) => {
    const path = `/page-${Object.keys(pages).length}`;
    pages[path] = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">${first.join('')}
      <title>A page of somebody else</title><link rel="stylesheet" href="/host.css">
      <link rel="icon" href="${cdn}/demo/logos/meadowlark.svg"></head>
      <body><main><h1>Our summer</h1>${body}</main></body></html>`;
    return `http://localhost:${site.port}${path}`;
  };
  const close = async () => {
    child.removeAllListeners('exit');
    child.kill();
    await Promise.all([stop(script.server), stop(site.server)]);
  };
  return { origins: { cdn, service, page }, close };
}

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
