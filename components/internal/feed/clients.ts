import {
  createCache,
  type Cache,
  type Entry,
  type EntryOptions,
} from '../../../src/cache/cache.js';
import {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
} from '../../../src/client/client.js';
import { AnswerError } from '../../../src/client/errors.js';
import type { DataOf, ParamsOf } from '../../../src/contract/endpoints.js';
import { routes } from '../../../src/contract/routes.js';
import { pageRecord, type EarlyRequest } from '../../../src/embed/page.js';
import { isOn } from '../converters.js';
import { warnDeveloper } from '../developer.js';
import type { EventElement } from '../element.js';
import type { FeedName } from './feed.js';

/**
 * Clients and answers shared by all elements of a page.
 *
 * They live in this module, not in the page record: all elements of one build share the module, and
 * a second copy of another version must not meet our entries in a shape it does not know.
 */
let cache: Cache | undefined;
const clients = new Map<string, Client>();

/** An element on a page that may sign its visitor in. */
type SignedInElement = EventElement & { readonly deviceToken?: string | undefined };

/** The client for an element's settings; undefined without a usable address. */
export function clientOf(element: SignedInElement): Client | undefined {
  const { baseUrl, serviceKey } = element.settings;
  try {
    return baseUrl
      ? clientFor({ baseUrl, serviceKey, deviceToken: element.deviceToken })
      : undefined;
  } catch {
    warnDeveloper(element, `needs an http(s) address as base-url, not "${baseUrl}".`);
    return undefined;
  }
}

/** One client per service and credentials, so that what it learns about the service is learnt once. */
function clientFor(options: ClientOptions): Client {
  const id = JSON.stringify(options);
  let client = clients.get(id);
  if (!client) clients.set(id, (client = createClient({ ...options, fetch: pageFetch })));
  return client;
}

/** The answers of this page. */
export function pageCache(): Cache {
  return (cache ??= createCache());
}

/** Whether answers that may be kept are kept for use without a network: as the element says, else the page. */
export function isOffline({ offline }: EventElement): boolean {
  const { settings } = pageRecord();
  return offline ?? isOn(settings.offline ?? settings.serviceWorker);
}

interface EntryRules<Name extends FeedName> extends EntryOptions {
  /** False if nothing of an answer can be drawn: it counts as unreadable. */
  readonly accepts?: ((data: DataOf<Name>) => boolean) | undefined;
}

/** The entry that all elements of the page share for an answer; undefined without a service. */
export function sharedEntry<Name extends FeedName>(
  host: EventElement,
  name: Name,
  params: ParamsOf<Name>,
  { accepts = () => true, ...options }: EntryRules<Name>,
): Entry<DataOf<Name>> | undefined {
  type Data = DataOf<Name>;
  const client = clientOf(host);
  if (!client) return undefined;
  const key = client.keyOf(name, params);
  const isKept = routes[name].cache === 'kept' && isOffline(host);
  const ask = client[name] as (params: unknown, options: CallOptions) => Promise<Data>;
  const load = async (options: CallOptions): Promise<Data> => {
    const data = await ask(params, options);
    if (accepts(data)) return data;
    throw new AnswerError('bad_answer', 'Nothing of the answer can be shown');
  };
  const entry: Entry<Data> = pageCache().entry(
    key,
    // What is kept is shown at the first failure; the element asks again.
    (signal, onWait, once = isKept) => {
      const answer = load({ signal, onWait, once });
      return isKept ? answerOrKept(entry, key, answer, accepts) : answer;
    },
    options,
  );
  return entry;
}

/** The answer; until it is there, the entry shows what was kept. */
function answerOrKept<T>(
  entry: Entry<T>,
  key: string,
  answer: Promise<T>,
  accepts: (data: T) => boolean,
): Promise<T> {
  answer.catch(() => undefined); // the code may come later than a failure
  return import('../offline/offline.js').then(
    ({ loadKept }) => loadKept(entry, key, answer, accepts),
    () => answer, // without the code nothing is kept, and the answer counts all the same
  );
}

/** Makes every element ask again. For tests, which run many pages in one. */
export function resetPage(): void {
  cache = undefined;
  clients.clear();
}

/**
 * As old as an answer may be that is taken over. A page that was left before the code of its feeds
 * came, and is shown again out of the browser's cache an hour later, has one of an hour ago.
 */
const freshMilliseconds = 60_000;

/** Takes over the loader's early request; else asks the emulator or the network. */
const pageFetch: typeof fetch = async (input, init) => {
  const page = pageRecord();
  const address = input as string; // the client asks for nothing else
  const early = page.early.get(address);
  if (early && (early.serviceKey || undefined) === sentKey(init)) {
    page.early.delete(address);
    if (isFresh(early)) return early.response;
  }
  // At once, where it can be: after an await a request would leave behind the drawing of its press.
  if (!page.fetch) return fetch(input, init);
  const send = await page.fetch;
  return send(input, init);
};

const isFresh = ({ at = Date.now() }: EarlyRequest): boolean => Date.now() - at < freshMilliseconds;

function sentKey(init: RequestInit | undefined): string | undefined {
  return new Headers(init?.headers).get('X-Service-Key') ?? undefined;
}
