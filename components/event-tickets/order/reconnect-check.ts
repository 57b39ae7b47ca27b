import type { ReactiveController } from 'lit';
import { browserWake } from '../../../src/cache/wake.js';

/** Calls `check` whenever the page may have missed a change of its order. */
export function reconnectCheck(check: () => void): ReactiveController {
  let stop: (() => void) | undefined;
  // Another tab has changed its record of an order.
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith('evt:')) check();
  };
  return {
    hostConnected() {
      stop = browserWake(check);
      addEventListener('storage', onStorage);
    },
    hostDisconnected() {
      stop?.();
      removeEventListener('storage', onStorage);
    },
  };
}
