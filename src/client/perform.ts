import type { Route } from '../contract/routes.js';
import { addressOf, type AddressParts } from './address.js';
import { createAuthorise, isSecretKey } from './credential.js';
import { readEnvelope } from './envelope.js';
import { SecretKeyError } from './errors.js';
import { exchange } from './request.js';
import { isRepeatable, withRetries, type CallOptions, type RetryOptions } from './retry.js';

/** A client's way to the service, with every default filled in. */
export interface Channel extends RetryOptions {
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

/** Performs any operation: attempts around credentials around one exchange. */
export function createPerform(channel: Channel): Perform {
  const { baseUrl, serviceKey, deviceToken, send, timeoutSeconds } = channel;
  const authorise = createAuthorise(serviceKey, deviceToken);
  const secrets = [serviceKey, deviceToken].filter(Boolean) as string[];
  const hide = (text: string) => secrets.reduce((rest, one) => rest.replaceAll(one, '…'), text);

  return async (route, params, options) => {
    if (isSecretKey(serviceKey)) throw new SecretKeyError();
    const { method, gate, cache } = route;
    const address = addressOf(baseUrl, route, params);
    const request = { address, method, body: params.body, fresh: cache === 'never' };
    // What must not be sent twice is given longer to answer: nobody knows afterwards what it did.
    const isSafe = isRepeatable(route);
    const patience = isSafe ? timeoutSeconds : 3 * timeoutSeconds;
    const attempt = () =>
      authorise(gate, async (credential) =>
        readEnvelope(
          await exchange({ ...request, credential }, send, patience, options.signal),
          hide,
        ),
      );
    return isSafe ? withRetries(attempt, channel, options) : attempt();
  };
}
