import type { Route } from '../contract/routes.js';
import { addressOf, type AddressParts } from './address.js';
import { createAuthorise, isSecretKey } from './credential.js';
import { readEnvelope, type HttpAnswer } from './envelope.js';
import { SecretKeyError } from './errors.js';
import { sendRequest } from './request.js';
import { isRepeatable, withRetries, type CallOptions, type RetryOptions } from './retry.js';

/** A client's way to the service, with every default filled in. */
export interface ExchangeTransport extends RetryOptions {
  readonly baseUrl: string;
  readonly serviceKey?: string;
  readonly deviceToken?: string;
  readonly send: typeof fetch;
  readonly timeoutSeconds: number;
}

export type Perform = (
  route: Route,
  params: AddressParts,
  options: CallOptions,
) => Promise<unknown>;

/** Performs any operation: retries, with credentials, one request. */
export function createPerform(channel: ExchangeTransport): Perform {
  const { baseUrl, serviceKey, deviceToken, send, timeoutSeconds } = channel;
  const authorise = createAuthorise(serviceKey, deviceToken);
  const secrets = [serviceKey, deviceToken].filter(Boolean) as string[];
  const hide = (text: string) => secrets.reduce((rest, one) => rest.replaceAll(one, '…'), text);

  // Browsers remember no preflight for a request that says `no-store`. Where the service itself says
  // it, as it does to writes, nothing is kept anyway, and the next request need not. spec L350
  const unkept = new Set<string>();
  const read = (answer: HttpAnswer, address: string) => {
    if (answer.caching?.includes('no-store')) unkept.add(address);
    return readEnvelope(answer, hide);
  };

  return async (route, params, options) => {
    if (isSecretKey(serviceKey)) throw new SecretKeyError();
    const { method, gate, cache } = route;
    const address = addressOf(baseUrl, route, params);
    const { body } = params;
    const fresh = cache === 'never' && method === 'GET' && !unkept.has(address);
    const request = { address, method, body, fresh };
    // Requests that must not be repeated get more time, as a timeout leaves their outcome unknown.
    const isSafe = isRepeatable(route);
    const patience = isSafe ? timeoutSeconds : 3 * timeoutSeconds;
    const attempt = () =>
      authorise(gate, async (credential) =>
        read(
          await sendRequest({ ...request, credential }, send, patience, options.signal),
          address,
        ),
      );
    return isSafe ? withRetries(attempt, channel, options) : attempt();
  };
}
