import type { HttpAnswer } from './envelope.js';
import { NetworkError, TimeoutError } from './errors.js';

export interface Exchange {
  readonly address: string;
  readonly method: 'GET' | 'POST';
  /** The header that proves who asks, if any. */
  readonly credential: Readonly<Record<string, string>>;
  /** Sent as JSON with every POST. */
  readonly body?: unknown;
  /** The answer must not outlive the page. */
  readonly fresh: boolean;
}

/** One request and its answer. Ends in time, whatever the service or `send` does. */
export async function sendRequest(
  request: Exchange,
  send: typeof fetch,
  timeoutSeconds: number,
  signal?: AbortSignal,
): Promise<HttpAnswer> {
  // By hand, as AbortSignal.any is younger than browsers that many visitors still have.
  const end = new AbortController();
  const stop = () => end.abort();
  const clock = setTimeout(stop, timeoutSeconds * 1000);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    return await Promise.race([receive(send, request, end.signal), ended(end.signal)]);
  } catch {
    signal?.throwIfAborted();
    // The cause is not passed on: browsers quote addresses and header values in it.
    throw end.signal.aborted
      ? new TimeoutError('timeout', `No answer within ${timeoutSeconds} seconds`)
      : new NetworkError('network', 'No answer that this page may read');
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', stop);
  }
}

async function receive(
  send: typeof fetch,
  { address, method, credential, body, fresh }: Exchange,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  signal.throwIfAborted();
  const write = method === 'POST';
  const response = await send(address, {
    method,
    signal,
    // Nothing else: a header that the service does not list fails the preflight.
    headers: {
      Accept: 'application/json',
      ...(write && { 'Content-Type': 'application/json' }),
      ...credential,
    },
    body: write ? JSON.stringify(body ?? {}) : undefined,
    credentials: 'omit',
    cache: fresh ? 'no-store' : 'default',
    // The service answers earlier slugs in place and never redirects. Browsers keep custom headers
    // on a redirect to another origin, so that following one would hand the key to a stranger.
    redirect: 'error',
  });
  const { status, headers } = response;
  return {
    status,
    retryAfter: headers.get('Retry-After'),
    text: await response.text(),
    caching: headers.get('Cache-Control'),
  };
}

/** Rejects at the end of the signal, for an answer under way that does not listen to it. */
const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error()));
  });
