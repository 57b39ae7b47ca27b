import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createEmulator } from '../index.js';
import type { EmulatorApp } from '../requests/request.js';
import { createQueue } from '../store/store.js';
import { isLoopback, type ServeArguments } from './arguments.js';
import { createFileStorage } from './file-storage.js';
import type { ServerFiles } from './server-files.js';
import { panelResponse, pictureResponse, picturesPath } from './static-files.js';
import { deliverWebhooks } from './webhook-delivery.js';

export interface EmulatorServer {
  /** `http://127.0.0.1:4010` */
  origin: string;
  close(): Promise<void>;
}

/** Real time, so that the clock has gone on when a kept world is started again. */
const elapsed = () => performance.timeOrigin + performance.now();

/** The emulator behind a real socket of this machine; its clock runs. */
export async function serveEmulator(
  options: ServeArguments,
  files: ServerFiles,
): Promise<EmulatorServer> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => answer({ app, files }, request, bindings as HttpBindings),
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const assetsUrl = origin + picturesPath; // known only now, when the port may be any free one
  const { seed, now, state, scenario } = options;
  const keep =
    state === undefined ? undefined : { storage: createFileStorage(state), lock: createQueue() };
  const { app, outbox } = createEmulator({
    seed,
    now,
    assetsUrl,
    elapsed,
    scenario,
    ...(keep && { keep }),
  });
  const stop =
    options.webhooks === undefined ? undefined : deliverWebhooks(outbox, options.webhooks);
  return {
    origin,
    async close() {
      stop?.();
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Served {
  readonly app: EmulatorApp;
  readonly files: ServerFiles;
}

async function answer({ app, files }: Served, request: Request, bindings: HttpBindings) {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(picturesPath)) return pictureResponse(pathname, files.pictures);
  const trusted = isFromThisMachine(bindings);
  const panel = trusted ? await panelResponse(pathname, files.panelScript) : undefined;
  if (panel) return panel;

  const { incoming, outgoing } = bindings;
  let broken: 'before_answer' | 'within_body' | undefined;
  const response = await app.fetch(request, {
    caller: (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    trusted,
    breakOff: (when) => {
      broken = when;
    },
  });
  if (!broken) return response;
  if (broken === 'within_body') await sendHalf(response, outgoing);
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** A page of another site must not drive the control port, not even under a borrowed host name. */
function isFromThisMachine({ incoming }: HttpBindings): boolean {
  const { host = '', origin } = incoming.headers;
  const address = incoming.socket.remoteAddress ?? '';
  const asked = [`http://${host}`, ...(origin === undefined ? [] : [origin])];
  return /^(::ffff:)?127\.|^::1$/.test(address) && asked.every(isLoopback);
}

async function sendHalf(response: Response, outgoing: HttpBindings['outgoing']): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'Content-Length': body.length,
  });
  const half = body.subarray(0, body.length / 2);
  await new Promise((sent) => outgoing.write(half, sent));
}
