import type { DataOf, ParamsOf } from '../contract/endpoints.js';
import { routes, type EndpointName, type Route } from '../contract/routes.js';
import { addressOf, cleanBaseUrl, webAddress, type AddressParts } from './address.js';
import { cleanKey } from './credential.js';
import type { createExplain } from './explain.js';
import { createPerform, type ExchangeTransport } from './perform.js';
import { browserPause, type CallOptions, type RetryOptions } from './retry.js';

export interface ClientOptions extends Partial<RetryOptions> {
  /** Where the service lives: http or https, with or without a path. */
  baseUrl: string;
  /** Publishable key (`pk_…`). spec L277 */
  serviceKey?: string | undefined;
  /** For the ambassador operations. spec L284 */
  deviceToken?: string | undefined;
  fetch?: typeof fetch | undefined;
  /** For each attempt; 10 unless told. A write that must not be sent twice is given three times that. */
  timeoutSeconds?: number | undefined;
}

export type { CallOptions } from './retry.js';

type Arguments<Name extends EndpointName> =
  object extends ParamsOf<Name>
    ? [params?: ParamsOf<Name>, options?: CallOptions]
    : [params: ParamsOf<Name>, options?: CallOptions];

/** One operation. Rejects with a `RequestFailure`, or with the reason of an aborted signal. */
export type Operation<Name extends EndpointName> = (
  ...args: Arguments<Name>
) => Promise<DataOf<Name>>;

export interface ClientExtras {
  readonly baseUrl: string;
  readonly serviceKey: string | undefined;
  /** Equal for calls that get the same answer: credentials and address. For caches, not for logs. */
  keyOf<Name extends EndpointName>(name: Name, params: ParamsOf<Name>): string;
  /**
   * @internal An operation by its row: the build writes it in place of a method that one element
   * alone asks for, so that no other visitor downloads the row.
   */
  call(route: Route, params?: AddressParts, options?: CallOptions): Promise<unknown>;
  /** An address from a feed in full, as it may be a path; undefined unless it is http or https. */
  absolute(urlOrPath: string): string | undefined;
}

/** One method per row of the endpoint table. `data` is typed, not checked: read it with care. */
export type Client = ClientExtras & { readonly [Name in EndpointName]: Operation<Name> };

/** @throws TypeError when `baseUrl` is not an http(s) address */
export function createClient(options: ClientOptions): Client {
  const channel = channelOf(options);
  const { baseUrl, serviceKey, deviceToken } = channel;
  const perform = createPerform(channel);
  // Fetched when something fails: no visitor needs it.
  let explain: Promise<ReturnType<typeof createExplain>> | undefined;

  const call: ClientExtras['call'] = async (route, params = {}, options = {}) => {
    try {
      return await perform(route, params, options);
    } catch (error) {
      explain ??= import('./explain.js').then((code) => code.createExplain(channel));
      explain.then(
        (tell) => void tell(route, params, error),
        () => (explain = undefined), // nothing is said
      );
      throw error;
    }
  };

  const extras: ClientExtras = {
    baseUrl,
    serviceKey,
    call,
    keyOf: (name, params) =>
      [serviceKey, deviceToken, addressOf(baseUrl, routes[name], params)].join(' '),
    absolute: (urlOrPath) => webAddress(urlOrPath, `${baseUrl}/`),
  };
  return {
    ...extras,
    ...Object.fromEntries(
      Object.entries(routes).map(([name, route]) => [name, call.bind(undefined, route)]),
    ),
  } as unknown as Client;
}

function channelOf(options: ClientOptions): ExchangeTransport {
  return {
    baseUrl: cleanBaseUrl(options.baseUrl),
    serviceKey: cleanKey(options.serviceKey),
    deviceToken: options.deviceToken,
    // Looked up at each call, as pages and tests may wrap it later.
    send: options.fetch ?? ((input, init) => fetch(input, init)),
    timeoutSeconds: options.timeoutSeconds ?? 10,
    pause: options.pause ?? browserPause,
    random: options.random ?? Math.random,
    online:
      options.online ??
      (() => (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine ?? true),
  };
}
