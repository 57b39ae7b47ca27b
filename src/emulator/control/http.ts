import { bodyText, tooLong } from '../requests/body-text.js';
import type { Store } from '../store/store.js';
import type { Control } from './control.js';
import { ControlError } from '../requests/input.js';
import { calls } from './listing.js';

type Body = never;
type Method = 'GET' | 'POST' | 'DELETE';

/** The control port over HTTP: JSON in and out, no envelope. */
export async function controlOverHttp(
  control: Control,
  store: Store,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [name = '', attemptId] = pathname.replace('/__emulator/', '').replace(/\/$/, '').split('/');
  const methods = Object.hasOwn(table, name) ? table[name] : undefined;
  // Only a payment has a name of its own below its call.
  if (!methods || (attemptId !== undefined && name !== 'payments')) {
    return json(404, { error: `There is no call "${name}".`, calls });
  }
  const call = methods[request.method as Method];
  if (!call) {
    return json(405, { error: `${name || '/'} takes ${Object.keys(methods).join(', ')}.` });
  }
  try {
    const sent = request.method === 'POST' ? await bodyOf(request) : undefined;
    const body = attemptId === undefined ? sent : { ...(sent as object), attemptId };
    return json(200, await store.transaction(() => call(control, body as Body)));
  } catch (error) {
    if (error instanceof ControlError) return json(400, { error: error.message });
    return json(500, { error: error instanceof Error ? error.message : String(error) });
  }
}

type Call = (control: Control, body: Body) => object;

const table: Partial<Record<string, Partial<Record<Method, Call>>>> = {
  '': { GET: (control) => control.state() },
  reset: { POST: (control, body) => control.reset(body) },
  clock: { GET: (control) => control.clock(), POST: (control, body) => control.clock(body) },
  faults: {
    GET: (control) => control.faults(),
    POST: (control, body) => control.faults(body),
    DELETE: (control) => control.faults([]),
  },
  mailbox: { GET: (control) => control.mailbox() },
  submissions: { GET: (control) => control.submissions() },
  webhooks: { GET: (control) => control.webhooks() },
  requests: { GET: (control) => control.requests() },
  orders: { GET: (control) => control.orders() },
  payments: {
    GET: (control) => control.payments(),
    POST: (control, body) => control.payments(body),
  },
  rivals: { POST: (control, body) => control.rivals(body) },
  sale: { POST: (control, body) => control.sale(body) },
  'artist-photo': { POST: (control, body) => control.artistPhoto(body) },
  'move-set': { POST: (control, body) => control.moveSet(body) },
  rename: { POST: (control, body) => control.rename(body) },
  publish: { POST: (control, body) => control.publish(body) },
  stock: { POST: (control, body) => control.stock(body) },
  rewards: { POST: (control, body) => control.rewards(body) },
  campaigns: {
    GET: (control) => control.campaigns(),
    POST: (control, body) => control.campaigns(body),
  },
  world: { GET: (control) => control.world() },
  settings: {
    GET: (control) => control.settings(),
    POST: (control, body) => control.settings(body),
  },
};

/** An empty body counts as none. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await bodyText(request);
  if (text === undefined) throw new ControlError(tooLong);
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ControlError(`The body is not JSON: ${text.slice(0, 80)}`);
  }
}

function json(status: number, body: object): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(body, null, 2), { status, headers });
}
