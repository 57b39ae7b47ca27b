import {
  endpoints,
  type DataOf,
  type Endpoint,
  type EndpointName,
} from '../../src/contract/endpoints.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import type { Ask, JourneyRequest } from './ask.js';
import { journeys } from './journeys.js';
import { shortened } from './shorten.js';

/** One exchange with the emulator. */
export interface Example {
  /** What stood in the address, placeholders and query. */
  parameters: Record<string, string>;
  /** What was sent, where the operation takes a body. */
  body?: unknown;
  /** The whole answer, its lists cut short. */
  answer: unknown;
}

export const baseUrl = 'http://127.0.0.1:4010';

/** What the demo world answers, with its clock standing still: the same words on every run. */
export async function askEmulator(): Promise<ReadonlyMap<EndpointName, Example>> {
  const assetsUrl = `${baseUrl}/__emulator/assets/`;
  const { app } = createEmulator({ seed: 1, assetsUrl });
  const examples = new Map<EndpointName, Example>();
  await travel(app, ({ name, parameters, wish, answer }) => {
    if (examples.has(name)) return;
    const sent = wish.body === undefined ? {} : { body: wish.body };
    examples.set(name, { parameters, ...sent, answer: shortened(answer) });
  });
  return examples;
}

/** What is asked of any operation. */
export interface AnyWish extends Omit<JourneyRequest<EndpointName>, 'body'> {
  body?: unknown;
}

interface Exchange {
  name: EndpointName;
  parameters: Record<string, string>;
  wish: AnyWish;
  answer: unknown;
}

/**
 * Goes on all journeys, which ask every operation, and shows each exchange.
 * @param change what is sent instead of the wish of the journey
 */
export async function travel(
  app: Pick<Emulator['app'], 'fetch'>,
  show: (exchange: Exchange) => void,
  change: (name: EndpointName, wish: AnyWish) => AnyWish = (_name, wish) => wish,
): Promise<void> {
  const ask: Ask = async (name, params, asked = {}) => {
    const wish = change(name, asked);
    const response = await app.fetch(requestOf(name, params, wish));
    const answer = (await response.json()) as { data: DataOf<typeof name> };
    if (!response.ok) throw new Error(`A journey is refused ${name}: ${JSON.stringify(answer)}`);
    const parameters = { ...(params as Record<string, string>), ...wish.query };
    show({ name, parameters, wish, answer });
    return answer.data;
  };
  for (const journey of journeys) await journey(ask);
}

function requestOf(
  name: EndpointName,
  params: Record<string, string>,
  { body, query, serviceKey = 'pk_live_meadowlark_demo', deviceToken }: AnyWish,
): Request {
  const { method, path, surface, gate }: Endpoint = endpoints[name];
  const filled = path.replace(/\{(\w+)\}/g, (_all, key: string) => params[key] ?? '');
  const search = new URLSearchParams({ ...(surface && { surface: 'web' }), ...query });
  const credential: Record<string, string> =
    gate === 'device'
      ? { Authorization: `Bearer ${deviceToken ?? ''}` }
      : { 'X-Service-Key': serviceKey };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return new Request(`${baseUrl}${filled}?${search.toString()}`, {
    method,
    headers: { ...credential, 'Content-Type': 'application/json' },
    ...sent,
  });
}
