import { addressOf, cleanBaseUrl } from '../../../src/client/address.js';
import { cleanKey } from '../../../src/client/credential.js';
import { refusedKey, secretKeyWords, unknownName } from '../../../src/client/diagnose.js';
import { isRequestFailure } from '../../../src/client/errors.js';
import { createPerform } from '../../../src/client/perform.js';
import { browserPause } from '../../../src/client/retry.js';
import { routes } from '../../../src/contract/routes.js';
import { readObject, type LooseObject } from '../../../src/contract/loose.js';

/** What is asked for, of the operations that a page shows as text. */
export type PrerenderFeed = 'getLineup' | 'getFaq' | 'listNews' | 'getArticle' | 'getEvent';

export interface Service {
  readonly baseUrl: string;
  readonly serviceKey: string | undefined;
}

interface Params {
  readonly slug: string;
  readonly articleSlug?: string;
}

/** One feed of the service. Rejects with a `PrerenderError`. */
export type ReadFeed = (
  service: Service,
  name: PrerenderFeed,
  params: Params,
) => Promise<LooseObject>;

/** Why nothing was written, and what to do. */
export class PrerenderError extends Error {
  override readonly name = 'PrerenderError';
  constructor(
    /** The code of the service or of the client, such as `not_found` or `network`; `page` for the page. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface AskOptions {
  readonly fetch?: typeof fetch | undefined;
  readonly timeoutSeconds?: number | undefined;
}

/** Asks each feed once, however many pages and widgets show it. */
export function createAsk({ fetch: own, timeoutSeconds = 10 }: AskOptions): ReadFeed {
  const known = new Map<string, Promise<LooseObject>>();
  const send: typeof fetch = own ?? ((input, init) => fetch(input, init));

  return (service, name, params) => {
    const route = routes[name];
    const id = [service.serviceKey, addressOf(service.baseUrl, route, { ...params })].join(' ');
    const asked = known.get(id);
    if (asked) return asked;
    const perform = createPerform({
      baseUrl: addressOfService(service),
      ...withKey(service),
      send,
      timeoutSeconds,
      pause: browserPause,
      random: Math.random,
      online: () => true,
    });
    const answer = perform(route, { ...params }, {}).then(readObject, (error: unknown) => {
      throw failureOf(error, service, name, params);
    });
    known.set(id, answer);
    return answer;
  };
}

function addressOfService({ baseUrl }: Service): string {
  if (/^emulator:/i.test(baseUrl))
    throw new PrerenderError(
      'emulator',
      'This page runs on the emulator in the page, which is not there yet. Start it with ' +
        '`npx bandstand emulator`, and give its address: --base-url http://127.0.0.1:4010',
    );
  try {
    return cleanBaseUrl(baseUrl);
  } catch {
    throw new PrerenderError(
      'base_url',
      `"${baseUrl}" is no address of a service. Give --base-url https://…`,
    );
  }
}

function withKey({ serviceKey }: Service): { serviceKey?: string } {
  const key = cleanKey(serviceKey);
  return key === undefined ? {} : { serviceKey: key };
}

function failureOf(
  error: unknown,
  { baseUrl, serviceKey = '' }: Service,
  name: PrerenderFeed,
  { slug, articleSlug }: Params,
): unknown {
  if (!isRequestFailure(error)) return error;
  const { code } = error;
  const words: Record<string, string> = {
    secret_key: secretKeyWords,
    unauthorized: refusedKey(baseUrl, serviceKey),
    not_found: articleSlug
      ? `${baseUrl} knows no article "${articleSlug}" of "${slug}" (404), or not any more.`
      : unknownName(baseUrl, 'event', slug),
    network: `${baseUrl} cannot be reached. Is the address right, and the service running?`,
    timeout: `${baseUrl} gives no answer in time. Try again, or give more with --timeout.`,
    bad_answer: `What ${baseUrl} answers to ${name} is not what a service of this interface says. Is the address right?`,
  };
  const said = words[code] ?? `${baseUrl} refuses ${name}: ${code}. Try again in a while.`;
  return new PrerenderError(code, said);
}
