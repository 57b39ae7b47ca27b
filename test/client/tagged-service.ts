import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from '../../src/emulator/index.js';

/** A service that gives its readings an ETag, as the specification allows and does not ask for. */
export async function openTaggedService() {
  const asked: string[] = [];
  const { app } = createEmulator({ assetsUrl: 'https://assets.example/' });
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const sent = Object.entries(headers).filter(([name]) => !/^(host|connection)$/.test(name));
    const given = await app.fetch(
      new Request(`http://${headers.host}${url}`, {
        method,
        headers: Object.fromEntries(sent) as Record<string, string>,
      }),
    );
    const body = await given.text();
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    const isKnown = headers['if-none-match'] === tag;
    const status = isKnown ? 304 : given.status;
    asked.push(`${method} ${url.replace(/^.*\/(\w+)\?.*$/, '/$1')} ${status}`);
    const more = method === 'GET' ? { ETag: tag } : {};
    response.writeHead(status, { ...Object.fromEntries(given.headers), ...more });
    response.end(isKnown ? undefined : body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close().closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, asked, close };
}
