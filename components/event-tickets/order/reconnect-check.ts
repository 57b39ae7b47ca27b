import type { ReactiveController } from 'lit';

const signs = ['focus', 'online', 'pageshow', 'storage'] as const;

/** Calls whenever the page may have missed something about its order. */
export function reconnectCheck(check: () => void): ReactiveController {
  const hear = (event: Event) => {
    // Another tab's writing counts where it is about an order.
    if (!(event instanceof StorageEvent) || event.key?.startsWith('evt:')) check();
  };
  return {
    hostConnected() {
      for (const sign of signs) addEventListener(sign, hear);
    },
    hostDisconnected() {
      for (const sign of signs) removeEventListener(sign, hear);
    },
  };
}
