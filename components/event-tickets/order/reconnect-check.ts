import type { ReactiveController } from 'lit';
import { addPageListener, removePageListener } from '../../../src/cache/page-events.js';
import { browserWake } from '../../../src/cache/wake.js';

/** Calls `check` whenever the page may have missed a change of its order. */
export function reconnectCheck(check: () => void): ReactiveController {
  let stop: (() => void) | undefined;
  // Another tab has changed its record of an order.
  const onStorage = (event: Event) => {
    if ((event as StorageEvent).key?.startsWith('evt:')) check();
  };
  return {
    hostConnected() {
      stop = browserWake(check);
      addPageListener('storage', onStorage);
    },
    hostDisconnected() {
      stop?.();
      removePageListener('storage', onStorage);
    },
  };
}
