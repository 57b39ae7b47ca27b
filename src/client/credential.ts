import type { Route } from '../contract/routes.js';
import { isServiceError } from './errors.js';

/** Headers that prove who asks. */
export type Credential = Readonly<Record<string, string>>;

/** Runs `send` with the credential that the gate wants. */
export type Authorise = <T>(
  gate: Route['gate'],
  send: (credential: Credential) => Promise<T>,
) => Promise<T>;

/**
 * A key costs a preflight, so that it stays off where the service answers without one. Enforcement
 * there is announced (spec L281): the first 401 turns the key on for the rest of the visit.
 */
export function createAuthorise(serviceKey?: string, deviceToken?: string): Authorise {
  let openWantsKey = false;

  const credentialFor = (gate: Route['gate']): Credential => {
    if (gate === 'device') return deviceToken ? { Authorization: `Bearer ${deviceToken}` } : {};
    return serviceKey && (gate !== 'open' || openWantsKey) ? { 'X-Service-Key': serviceKey } : {};
  };

  return async (gate, send) => {
    const credential = credentialFor(gate);
    try {
      return await send(credential);
    } catch (error) {
      // Compares with what this request sent, as another one may have turned the key on meanwhile.
      const unasked = gate === 'open' && serviceKey && !('X-Service-Key' in credential);
      if (!unasked || !isServiceError(error) || error.code !== 'unauthorized') throw error;
      openWantsKey = true;
      return send(credentialFor(gate));
    }
  };
}

/** The key without what copying brings along (blanks, invisible signs): no header could carry it. */
export const cleanKey = (key?: string): string | undefined =>
  key?.replace(/[^!-~]/g, '') || undefined;

/** The prefix of secret server keys. In a page everybody could read them. spec L277 */
export const isSecretKey = (key?: string): boolean => /^\W*sk_/i.test(key ?? '');
