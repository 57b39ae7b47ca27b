import { routes, type Route } from '../contract/routes.js';
import { addressOf, type AddressParts } from './address.js';
import { createDiagnosis } from './diagnose.js';
import { isNetworkError, isRefusal, isRequestFailure } from './errors.js';
import type { ExchangeTransport } from './perform.js';

/** Tells the developer what a failed operation may mean. Never throws; callers don't wait for it. */
export function createExplain({ baseUrl, serviceKey, send, online }: ExchangeTransport) {
  const probe = () =>
    send(addressOf(baseUrl, routes.searchEvents, {}), { credentials: 'omit', redirect: 'error' });
  const diagnose = createDiagnosis({ baseUrl, serviceKey, probe });

  return async (route: Route, asked: AddressParts, error: unknown): Promise<void> => {
    const hidden = isNetworkError(error) && route.gate !== 'open' && online();
    const isUnknown = isRequestFailure(error) && error.code === 'not_found';
    if (!hidden && !isUnknown && !isRefusal(error)) return;
    try {
      await diagnose(error, route, asked);
    } catch {
      // The probe failed as well: there is nothing to report.
    }
  };
}
