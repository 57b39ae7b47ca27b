import type { ReactiveController } from 'lit';
import { browserWake } from '../../../src/cache/wake.js';

/** Calls whenever the page may have missed something about its order. */
export function reconnectCheck(check: () => void): ReactiveController {
  let stop: (() => void) | undefined;
  // Another tab has written about an order.
  const hear = ({ key }: StorageEvent) => {
    if (key?.startsWith('evt:')) check();
  };
  return {
    hostConnected() {
      stop = browserWake(check);
      addEventListener('storage', hear);
    },
    hostDisconnected() {
      stop?.();
      removeEventListener('storage', hear);
    },
  };
}
