import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createEmulator } from '../../src/emulator/index.js';
import { lineupOf } from '../festival.js';
import { SlowNetwork } from './slow-network.js';

/** The page, the files and the service: over TLS and HTTP/2, each at an origin of its own. */
export interface Origins {
  readonly site: string;
  readonly cdn: string;
  readonly service: string;
  readonly network: SlowNetwork;
  /** Path -> HTML. */
  readonly pages: Record<string, string>;
  /** First part of a path of the CDN -> folder. */
  readonly folders: Record<string, string>;
  /** Requests that have reached any of them; preflights count. */
  requests: number;
  /** Of the service, before each answer. */
  latency: number;
  close(): void;
}

type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => Promise<void> | void;

export const event = 'meadowlark-2027';
export const serviceKey = 'pk_live_meadowlark_demo';
export const lineupPath = `/v1/events/${event}/lineup`;
export const ticketsPath = `/v1/events/${event}/tickets`;
export const faqPath = `/v1/events/${event}/faq`;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

export async function openOrigins(sets: number): Promise<Origins> {
  const network = new SlowNetwork();
  const servers: Http2SecureServer[] = [];
  const credentials = makeCertificate();
  const open = async (handler: Handler): Promise<string> => {
    const server = createSecureServer(credentials, (request, response) => {
      origins.requests += 1;
      void handler(request, response);
    });
    server.on('sessionError', () => undefined); // a visitor may leave at any time
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return `https://localhost:${await network.leadTo((server.address() as AddressInfo).port)}`;
  };
  const origins: Origins = {
    network,
    pages: {},
    folders: { pictures: 'public/demo' },
    requests: 0,
    latency: 0,
    site: '',
    cdn: '',
    service: '',
    close: () => {
      network.close();
      for (const server of servers) server.close();
    },
  };
  const cdn = await open((request, response) => answerFile(origins, request, response));
  return Object.assign(origins, {
    cdn,
    site: await open((request, response) => answerPage(origins, request, response)),
    service: await open(serviceOf(origins, sets, `${cdn}/pictures/`)),
  });
}

function answerPage(
  { pages }: Origins,
  { url }: Http2ServerRequest,
  response: Http2ServerResponse,
) {
  const page = pages[url];
  if (page === undefined) refuse(response);
  else send(response, { 'content-type': 'text/html; charset=utf-8' }, page);
}

function answerFile(
  { folders }: Origins,
  { url }: Http2ServerRequest,
  response: Http2ServerResponse,
) {
  const [, folder = '', rest = ''] = /^\/([^/]+)\/([^?]+)/.exec(url) ?? [];
  const file = join(folders[folder] ?? '/nowhere', rest);
  if (rest.includes('..') || !existsSync(file)) {
    refuse(response);
    return;
  }
  const type = types[extname(file)] ?? 'application/octet-stream';
  const headers = {
    'content-type': type,
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  send(response, headers, readFileSync(file), file);
}

/** The emulator, whose line-up has as many sets as are wanted. */
function serviceOf(origins: Origins, sets: number, assetsUrl: string): Handler {
  const { app } = createEmulator({
    assetsUrl,
    elapsed: () => performance.timeOrigin + performance.now(),
  });
  const lineup = JSON.stringify(lineupOf(sets));
  return async (request, response) => {
    const body = await bodyOf(request);
    if (origins.latency) await new Promise((go) => setTimeout(go, origins.latency));
    const answer = await app.fetch(
      new Request(`https://localhost${request.url}`, {
        method: request.method,
        headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
          name.startsWith(':') || typeof value !== 'string' ? [] : [[name, value]],
        ),
        ...(body.length > 0 && { body: body as unknown as BodyInit }),
      }),
      { caller: '127.0.0.1', trusted: false, breakOff: () => undefined },
    );
    response.statusCode = answer.status;
    const isLineup = request.method === 'GET' && request.url.startsWith(lineupPath);
    const text = isLineup ? lineup : await answer.text();
    send(response, Object.fromEntries(answer.headers), text, isLineup ? 'line-up' : undefined);
  };
}

async function bodyOf(request: Http2ServerRequest): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const compressed = new Map<string, Buffer>();

/** Compressed as a CDN does it beforehand, and as a service does it while it answers. */
function send(
  response: Http2ServerResponse,
  headers: Record<string, string>,
  body: string | Buffer,
  keptAs?: string,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'content-length') response.setHeader(name, value);
  }
  const known = keptAs === undefined ? undefined : compressed.get(keptAs);
  const quality = keptAs === undefined ? 4 : 11;
  const small =
    known ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  if (keptAs !== undefined) compressed.set(keptAs, small);
  if (body.length > 0) response.setHeader('content-encoding', 'br');
  response.end(body.length > 0 ? small : '');
}

function refuse(response: Http2ServerResponse): void {
  response.statusCode = 404;
  response.end();
}

/** For this run alone; the browser is told to trust everybody. */
function makeCertificate(): { key: string; cert: string } {
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const what = ['-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'];
  const text = execFileSync('openssl', [...request, ...what], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const block = (name: RegExp) => name.exec(text)?.[0] ?? '';
  return {
    key: block(/-----BEGIN PRIVATE KEY[\s\S]+END PRIVATE KEY-----/),
    cert: block(/-----BEGIN CERTIFICATE[\s\S]+END CERTIFICATE-----/),
  };
}
