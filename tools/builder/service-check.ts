import { createClient, type Client } from '../../src/client/client.js';
import { isRequestFailure } from '../../src/client/errors.js';
import { aboutOf, routeOf, type About } from '../snippet/widgets.js';
import type { SnippetOptions } from '../snippet/wish.js';

/** What the service says to all this: beside a field where it is about one. */
export interface Verdict {
  readonly field?: 'baseUrl' | 'serviceKey' | About;
  readonly words: string;
}

interface EmulatorFile {
  start: (options: {
    scenario: string;
    origin: string;
    assetsUrl: string;
    event: string;
  }) => Promise<{ fetch: typeof fetch; defaults: { serviceKey: string | undefined } }>;
}

/** The address of a file of the build, which lies beside this one. */
export const builtFileAddress = (name: string) => new URL(name, import.meta.url).href;

/** The made-up service, in this page: it is asked as a real one would be. */
async function clientOfEmulator({ baseUrl, event, serviceKey }: SnippetOptions): Promise<Client> {
  const file = (await import(/* @vite-ignore */ builtFileAddress('emulator.js'))) as EmulatorFile;
  const { fetch, defaults } = await file.start({
    scenario: baseUrl.replace('emulator:', ''),
    origin: location.origin,
    assetsUrl: builtFileAddress('demo/'),
    event,
  });
  const key = serviceKey || defaults.serviceKey;
  return createClient({ baseUrl: 'https://emulator.invalid', fetch, serviceKey: key });
}

export async function clientFor(wish: SnippetOptions): Promise<Client> {
  if (wish.baseUrl.startsWith('emulator:')) return clientOfEmulator(wish);
  return createClient({ baseUrl: wish.baseUrl, serviceKey: wish.serviceKey, timeoutSeconds: 5 });
}

/** Asks for the event, and for what each widget would show. Of a wish without problems. */
export async function checkService(wish: SnippetOptions, signal: AbortSignal): Promise<Verdict> {
  let asked: About | undefined = 'event';
  let client: Client | undefined;
  try {
    client = await clientFor(wish);
    const called = wish.event
      ? (await client.getEvent({ slug: wish.event }, { signal })).name
      : undefined;
    for (const tag of wish.widgets) {
      asked = aboutOf(tag);
      const { gate } = routeOf(tag);
      if (!asked || (gate !== 'key' && gate !== 'open')) continue;
      const named = asked === 'form' ? { key: wish.form } : { slug: wish[asked] };
      await client.call(routeOf(tag), named, { signal });
    }
    return { words: called ? `Connected. Found ${called}.` : 'Connected.' };
  } catch (error) {
    signal.throwIfAborted();
    if (!isRequestFailure(error)) return { field: 'baseUrl', words: (error as Error).message };
    const isThere = error.code === 'network' && (await answers(client));
    return verdictOf(isThere ? 'origin_not_allowed' : error.code, wish, asked);
  }
}

/** The search answers every page: where it does and the rest does not, this page is not allowed. */
async function answers(client: Client | undefined): Promise<boolean> {
  return (
    client?.searchEvents().then(
      () => true,
      () => false,
    ) ?? false
  );
}

function verdictOf(code: string, wish: SnippetOptions, asked: About | undefined): Verdict {
  const host = URL.canParse(wish.baseUrl) ? new URL(wish.baseUrl).host : '';
  const name = host || 'The demo';
  if (code === 'not_found' && asked)
    return {
      field: asked,
      words: `${name} has no ${asked} called “${wish[asked]}”. Check the spelling, and that it is published on the web.`,
    };
  if (code === 'unauthorized')
    return {
      field: 'serviceKey',
      words: wish.serviceKey
        ? `${name} doesn’t accept this key. Copy the publishable key of this event’s organiser again.`
        : `${name} needs a key. Enter your publishable key: it starts with pk_.`,
    };
  if (code === 'origin_not_allowed')
    return {
      words: `${name} answers, but not on this page (${location.origin}), so we couldn’t check event and key. Add your own page’s domain to its list of allowed domains.`,
    };
  if (code === 'network' || code === 'timeout')
    return { field: 'baseUrl', words: `Can’t reach ${wish.baseUrl}. Check the address.` };
  if (code === 'bad_answer' || code === 'unsupported_version')
    return {
      field: 'baseUrl',
      words: `${wish.baseUrl} isn’t a ticketing service. Check the address.`,
    };
  return { words: `${name} couldn’t check this (${code}). Try again in a minute.` };
}
