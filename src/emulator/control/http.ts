import { ControlError } from '../requests/input.js';
import { bodyText, tooLong } from '../requests/request.js';
import type { Store } from '../store/store.js';
import type { Control } from './control.js';
import { calls } from './listing.js';

/** Which methods a call takes, by its name. */
const methodsOf = new Map<string, string[]>();
for (const call of calls) {
  const [, methods = '', name = ''] = /^([A-Z, ]+) \/__emulator\/([a-z-]*)/.exec(call) ?? [];
  methodsOf.set(name, [...(methodsOf.get(name) ?? []), ...methods.split(', ')]);
}

/** The control port over HTTP: JSON in and out, no envelope. */
export async function controlOverHttp(
  control: Control,
  store: Store,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [name = '', attemptId] = pathname.replace('/__emulator/', '').replace(/\/$/, '').split('/');
  const methods = methodsOf.get(name);
  // Only a payment has a name of its own below its call.
  if (!methods || (attemptId !== undefined && name !== 'payments')) {
    return json(404, { error: `There is no call "${name}".`, calls });
  }
  if (!methods.includes(request.method)) {
    return json(405, { error: `${name || '/'} takes ${methods.join(', ')}.` });
  }
  try {
    const sent = await sentWith(request);
    const isPlayed = attemptId !== undefined && request.method === 'POST';
    const body = isPlayed ? { ...(sent as object), attemptId } : sent;
    return json(200, await store.transaction(() => callOf(control, name)(body)));
  } catch (error) {
    if (error instanceof ControlError) return json(400, { error: error.message });
    return json(500, { error: error instanceof Error ? error.message : String(error) });
  }
}

/** The call of that name: a name of two words has a hyphen here. */
function callOf(control: Control, name: string): (body: unknown) => object {
  const member = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Reflect.get(control, member || 'state') as (body: unknown) => object;
}

/** Nothing where it is only looked at, no rules where they are deleted; an empty body counts as none. */
async function sentWith(request: Request): Promise<unknown> {
  if (request.method !== 'POST') return request.method === 'DELETE' ? [] : undefined;
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
