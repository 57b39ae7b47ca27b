import { createCache, type Cache } from '../../../src/cache/cache.js';
import { createClient, type Client } from '../../../src/client/client.js';
import { pageRecord } from '../../../src/embed/page.js';
import { warnDeveloper } from '../developer.js';
import type { EventElement } from '../element.js';

/**
 * Clients and answers shared by all elements of a page.
 *
 * They live in this module, not in the page record: all elements of one build share the module, and
 * a second copy of another version must not meet our entries in a shape it does not know.
 */
let cache: Cache | undefined;
const clients = new Map<string, Client>();

/** The client for an element's settings; undefined without a usable address. */
export function clientOf(element: EventElement): Client | undefined {
  const { baseUrl, serviceKey } = element.settings;
  try {
    return baseUrl ? clientFor(baseUrl, serviceKey) : undefined;
  } catch {
    warnDeveloper(element, `needs an http(s) address as base-url, not "${baseUrl}".`);
    return undefined;
  }
}

/** One client per service and key, so that what it learns about the service is learnt once. */
function clientFor(baseUrl: string, serviceKey: string | undefined): Client {
  const id = `${serviceKey ?? ''} ${baseUrl}`;
  let client = clients.get(id);
  if (!client) clients.set(id, (client = createClient({ baseUrl, serviceKey, fetch: pageFetch })));
  return client;
}

/** The answers of this page. */
export function pageCache(): Cache {
  return (cache ??= createCache());
}

/** Every element asks anew. For tests, which are many pages in one. */
export function resetPage(): void {
  cache = undefined;
  clients.clear();
}

/** Takes the answer the loader has already asked for; else asks the emulator or the network. */
const pageFetch: typeof fetch = async (input, init) => {
  const page = pageRecord();
  const address = input as string; // the client asks for nothing else
  const early = page.early.get(address);
  if (early && early.serviceKey === sentKey(init)) {
    page.early.delete(address);
    return early.response;
  }
  const send = (await page.fetch) ?? fetch;
  return send(input, init);
};

function sentKey(init: RequestInit | undefined): string | undefined {
  return new Headers(init?.headers).get('X-Service-Key') ?? undefined;
}
