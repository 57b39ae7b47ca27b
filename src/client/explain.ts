import { routes, type Route } from '../contract/routes.js';
import { addressOf, type AddressParts } from './address.js';
import type { createDiagnosis } from './diagnose.js';
import { isNetworkError, isRefusal, isRequestFailure } from './errors.js';
import type { ExchangeTransport } from './perform.js';

/** Tells the developer what a failed operation may mean. Never throws; callers don't wait for it. */
export function createExplain({ baseUrl, serviceKey, send, online }: ExchangeTransport) {
  const probe = () =>
    send(addressOf(baseUrl, routes.searchEvents, {}), { credentials: 'omit', redirect: 'error' });
  // Loaded when something fails: no visitor needs these words for the first paint.
  let diagnosis: Promise<ReturnType<typeof createDiagnosis>> | undefined;

  return async (route: Route, asked: AddressParts, error: unknown): Promise<void> => {
    const hidden = isNetworkError(error) && route.gate !== 'open' && online();
    const isUnknown = isRequestFailure(error) && error.code === 'not_found';
    if (!hidden && !isUnknown && !isRefusal(error)) return;
    try {
      diagnosis ??= import('./diagnose.js').then((it) =>
        it.createDiagnosis({ baseUrl, serviceKey, probe }),
      );
      const diagnose = await diagnosis;
      await diagnose(error, route, asked);
    } catch {
      // The probe failed as well, or its code did not load: there is nothing to report.
    }
  };
}
