import { createClient, type Client, type ClientOptions } from '../../src/client/client.js';

/** A request as the service sees it. */
export interface Sent {
  readonly address: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly init: RequestInit;
}

export type Reply = Response | Error | ((sent: Sent) => Promise<Response>);

export const ok = (data: unknown = { fine: true }): Response =>
  Response.json({ apiVersion: 1, data });

export const refused = (code: string, status: number, more: object = {}): Response =>
  Response.json({ apiVersion: 1, error: { code, message: `about ${code}`, ...more } }, { status });

export const dead = (): Error => new TypeError('Failed to fetch');

/** Hangs until it is aborted, as the network does. */
export const slow = ({ init }: Sent): Promise<Response> =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

export interface Script {
  readonly fetch: typeof fetch;
  readonly sent: Sent[];
}

/** A `fetch` that gives the replies in order. A request too many is an error of its own. */
export function script(...replies: Reply[]): Script {
  const sent: Sent[] = [];
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { method, body } = init;
    const headers = Object.fromEntries(new Headers(init.headers));
    const request = { address: input as string, method, headers, body, init };
    sent.push(request);
    const reply = replies[sent.length - 1];
    if (!reply) throw new RangeError(`request ${sent.length} is not in the script`);
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply : reply(request);
  };
  return { fetch: answer, sent };
}

export const base = 'https://service.example';
export const key = 'pk_live_4f1c';
export const slug = 'meadowlark-2027';

export interface Stage {
  readonly client: Client;
  readonly sent: Sent[];
  /** Seconds of every pause, in order. */
  readonly pauses: number[];
}

/** A client on a script, whose pauses take no time and whose chance is always one half. */
export function stage(replies: Reply[], options: Partial<ClientOptions> = {}): Stage {
  const { fetch, sent } = script(...replies);
  const pauses: number[] = [];
  const pause = (seconds: number) => {
    pauses.push(seconds);
    return Promise.resolve();
  };
  const random = () => 0.5;
  const online = () => true;
  const client = createClient({
    ...{ baseUrl: base, serviceKey: key, fetch, pause, random, online },
    ...options,
  });
  return { client, sent, pauses };
}

/** What a promise rejects with; fails the test when it does not. */
export async function failureOf(promise: Promise<unknown>): Promise<Record<string, unknown>> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    return error as Record<string, unknown>;
  }
  throw new Error(`expected a failure, got ${JSON.stringify(value)}`);
}

/** Until everything that the console would be told has been told: its words are loaded late. */
export async function explained(): Promise<void> {
  await import('../../src/client/diagnose.js');
  await new Promise((resolve) => setTimeout(resolve));
}

/** Of the runner that a test runs in. */
interface Hooks {
  readonly beforeEach: (hook: () => void) => void;
  readonly afterEach: (hook: () => Promise<void>) => void;
}

/** What goes to `console.warn` in each test of a suite, and no further. */
export function captureWarnings({ beforeEach, afterEach }: Hooks): string[] {
  const lines: string[] = [];
  const { warn } = console;
  beforeEach(() => {
    lines.length = 0;
    console.warn = (...words: unknown[]) => void lines.push(words.join(' '));
  });
  afterEach(async () => {
    await explained();
    console.warn = warn;
  });
  return lines;
}
