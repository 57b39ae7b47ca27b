import { setTimeout as after } from 'node:timers/promises';
import { isPrivateHost } from './private-hosts.js';

/** Nobody answered, or with something that nobody could read. The message says what. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

export interface Limits {
  readonly timeoutSeconds: number;
  /** What is longer is cut off. */
  readonly maxBytes: number;
  /** For all requests of a check together; each takes its share away. */
  readonly left?: { requests: number; bytes: number };
  /** Private hosts are asked only for a page that stands on one. */
  readonly isPrivate?: boolean;
  /** Ends all of them. */
  readonly end?: AbortSignal;
}

export interface Got {
  /** Where the answer came from, after all redirects. */
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly isCut: boolean;
}

const mostRedirects = 10;

/**
 * What stands at an address, redirects followed.
 * @throws {Unreachable}
 */
export async function get(address: string, headers: HeadersInit, limits: Limits): Promise<Got> {
  let at = address;
  const seen = new Set<string>();
  for (;;) {
    if (seen.has(at)) throw new Unreachable(`${at} redirects in a circle.`);
    if (seen.size > mostRedirects) throw new Unreachable(`${address} redirects again and again.`);
    seen.add(at);
    const got = await ask(at, { headers }, limits);
    const next = isRedirect(got.status) && got.headers.get('Location');
    if (!next) return got;
    at = target(next, at);
  }
}

/**
 * One request and its answer, redirects too.
 * @throws {Unreachable}
 */
export async function ask(address: string, init: RequestInit, limits: Limits): Promise<Got> {
  const end = new AbortController();
  const { timeoutSeconds, left, isPrivate = true } = limits;
  if (!isPrivate && isPrivateHost(address))
    throw new Unreachable(`${address} was not asked: visitors of a public page cannot reach it.`);
  if (limits.end?.aborted || (left && (left.requests < 1 || left.bytes < 1)))
    throw new Unreachable(`${address} was not asked: the page names more than a check may fetch.`);
  if (left) left.requests -= 1;
  const done = new AbortController();
  // By a timer that ends with the answer: an open one would keep the process.
  after(timeoutSeconds * 1000, undefined, { signal: done.signal }).then(
    () => end.abort(),
    () => undefined,
  );
  try {
    const response = await fetchWithRetry(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any([end.signal, ...(limits.end ? [limits.end] : [])]),
    });
    const { status, headers } = response;
    return { address, status, headers, ...(await read(response, limits)) };
  } catch (error) {
    if (limits.end?.aborted) throw new Unreachable(`${address} was left: the check took too long.`);
    if (end.signal.aborted)
      throw new Unreachable(`${address} gives no answer within ${timeoutSeconds} seconds.`);
    throw new Unreachable(`${address} cannot be reached: ${inWords(causeOf(error))}`);
  } finally {
    done.abort();
    end.abort();
  }
}

/**
 * A kept connection may have been closed while a page was read, which is heard of only when it is used
 * again. Nothing that is asked here changes anything, so it may be asked twice.
 */
async function fetchWithRetry(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (!/^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(causeOf(error))) throw error;
    return fetch(address, init);
  }
}

async function read(
  response: Response,
  { maxBytes, left }: Limits,
): Promise<Pick<Got, 'body' | 'isCut'>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes: Uint8Array = chunk;
    chunks.push(bytes);
    size += bytes.length;
    if (left) left.bytes -= bytes.length;
    if (size > maxBytes || (left && left.bytes < 0)) break;
  }
  return {
    body: Buffer.concat(chunks).subarray(0, maxBytes),
    isCut: size > maxBytes || (left !== undefined && left.bytes < 0),
  };
}

export const isRedirect = (status: number): boolean =>
  status >= 300 && status < 400 && status !== 304;

function target(location: string, from: string): string {
  const url = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new Unreachable(`${from} redirects to ${location}, which is no web address.`);
}

/** What Node hides behind "fetch failed". */
function causeOf(error: unknown): string {
  const { cause, message } = error as {
    cause?: { code?: string; message?: string };
    message: string;
  };
  return cause?.code ?? (cause?.message || message);
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such name. Is it spelt right?',
  EAI_AGAIN: 'its name could not be looked up. Is this machine online?',
  ECONNREFUSED: 'nobody answers there. Is the port right, and the server running?',
};

/** Codes are for searching the web; who has none of it is told what they mean. */
const inWords = (cause: string): string => {
  const reason = reasons[cause];
  return reason ? `${cause}, ${reason}` : `${cause}.`;
};
