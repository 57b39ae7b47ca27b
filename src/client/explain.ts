import { routes, type EndpointName } from '../contract/routes.js';
import { addressOf } from './address.js';
import type { createDiagnosis } from './diagnose.js';
import { isNetworkError, isRefusal } from './errors.js';
import type { Channel } from './perform.js';

/** Tells the developer what a failed operation may mean. Never throws, and nobody waits for it. */
export function createExplain({ baseUrl, send, online }: Channel) {
  const probe = () =>
    send(addressOf(baseUrl, routes.searchEvents, {}), { credentials: 'omit', redirect: 'error' });
  // Loaded when something fails: no visitor needs these words for the first paint.
  let diagnosis: Promise<ReturnType<typeof createDiagnosis>> | undefined;

  return async (name: EndpointName, error: unknown): Promise<void> => {
    const hidden = isNetworkError(error) && routes[name].gate !== 'open' && online();
    if (!hidden && !isRefusal(error)) return;
    try {
      diagnosis ??= import('./diagnose.js').then((it) => it.createDiagnosis(baseUrl, probe));
      const diagnose = await diagnosis;
      await diagnose(error);
    } catch {
      // The probe failed as well, or the words did not arrive: nothing is known, nothing is said.
    }
  };
}
