import type { EmulatorApp } from './requests/request.js';

/**
 * A `fetch` that the emulator answers, with the manners of a browser: a preflight where one is due,
 * a `TypeError` for what a page must not read, and no header that was not exposed to it. Preflights
 * are not remembered.
 */
export function createPageFetch(app: EmulatorApp, page: Page = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    return untilAborted(request.signal, answerTo(app, request, page));
  };
}

export interface Page {
  /** Undefined makes a caller that is no page, as a server is. */
  origin?: string | undefined;
  /** The browser that the page is open in. */
  device?: string | undefined;
}

async function answerTo(app: EmulatorApp, request: Request, page: Page) {
  const origin = page.origin ?? null;
  if (origin !== null && needsPreflight(request))
    await preflight(app, request, { ...page, origin });
  const { response, broken } = await send(app, request, page);
  if (broken === 'before_answer') throw networkError();
  const body = broken === 'within_body' ? brokenOff(response) : response.body;
  if (origin === null) return new Response(body, response);
  if (!isReadable(response, request, origin)) throw networkError();
  const { status, statusText } = response;
  return new Response(body, { status, statusText, headers: readableHeaders(response.headers) });
}

async function send(app: EmulatorApp, request: Request, { origin, device }: Page) {
  let broken: 'before_answer' | 'within_body' | undefined;
  const response = await app.fetch(request, {
    origin: origin ?? null,
    caller: origin ?? 'server',
    device,
    breakOff: (when) => {
      broken = when;
    },
  });
  return { response, broken };
}

const safeMethods = ['GET', 'HEAD', 'POST'];
const safeHeaders = ['accept', 'accept-language', 'content-language', 'range'];
const safeTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

function needsPreflight(request: Request): boolean {
  return !safeMethods.includes(request.method) || unsafeHeaders(request).length > 0;
}

function unsafeHeaders({ headers }: Request): string[] {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const isSafeType = type !== undefined && safeTypes.includes(type);
  return [...headers.keys()].filter(
    (name) => !safeHeaders.includes(name) && !(name === 'content-type' && isSafeType),
  );
}

async function preflight(
  app: EmulatorApp,
  request: Request,
  page: Page & { origin: string },
): Promise<void> {
  const asked = new Request(request.url, {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': request.method,
      'Access-Control-Request-Headers': unsafeHeaders(request).join(','),
    },
    signal: request.signal,
  });
  const { response } = await send(app, asked, page);
  const granted = response.headers;
  const methods = [...safeMethods, ...listed(granted.get('Access-Control-Allow-Methods'))];
  const headers = listed(granted.get('Access-Control-Allow-Headers')).map((name) =>
    name.toLowerCase(),
  );
  const isGranted =
    response.ok &&
    isReadable(response, request, page.origin) &&
    methods.includes(request.method) &&
    unsafeHeaders(request).every((name) => headers.includes(name));
  if (!isGranted) throw networkError();
}

/** The service never allows credentials, so a request with cookies can read nothing. */
function isReadable({ headers }: Response, { credentials }: Request, origin: string): boolean {
  const granted = headers.get('Access-Control-Allow-Origin');
  return credentials !== 'include' && (granted === '*' || granted === origin);
}

const safeResponseHeaders = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
];

function readableHeaders(headers: Headers): Headers {
  const exposed = listed(headers.get('Access-Control-Expose-Headers'));
  const readable = [...safeResponseHeaders, ...exposed.map((name) => name.toLowerCase())];
  return new Headers([...headers].filter(([name]) => readable.includes(name)));
}

function listed(header: string | null): string[] {
  return (header ?? '').split(',').map((item) => item.trim());
}

/** The first half of the body, and then nothing but an error. */
function brokenOff(response: Response): ReadableStream<Uint8Array> {
  let half: Uint8Array | undefined;
  return new ReadableStream({
    async pull(controller) {
      if (half) {
        controller.error(networkError());
        return;
      }
      const whole = new Uint8Array(await response.arrayBuffer());
      half = whole.slice(0, whole.length / 2);
      controller.enqueue(half);
    },
  });
}

/** All that a browser ever tells a page. */
function networkError(): TypeError {
  return new TypeError('Failed to fetch');
}

function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
