import { runDue } from './due.js';
import type { EmulatorState } from './state/state.js';
import { bodyOf, signatureOf, type WebhookRecord } from './state/webhooks.js';
import type { Store } from './store/store.js';

export type ListedWebhook = WebhookRecord & {
  /** The header `X-Service-Signature`. */
  signature: string;
};

export const listedWebhooks = (webhooks: readonly WebhookRecord[]): ListedWebhook[] =>
  structuredClone(webhooks).map((webhook) => ({ ...webhook, signature: signatureOf(webhook) }));

export interface WebhookDelivery {
  id: string;
  body: string;
  signature: string;
}

/** What waits to be delivered, for a transport that can reach the organiser's server. */
export interface Outbox {
  /** Oldest first: never tried, or refused and due for another try. */
  due(): Promise<WebhookDelivery[]>;
  /** @param status null when there was no answer */
  tried(id: string, status: number | null): Promise<void>;
}

/** Seconds before the second and the third try; there is no fourth. */
const waits = [10, 60];

export function createOutbox(state: EmulatorState, store: Store): Outbox {
  return {
    due: () =>
      store.transaction(() => {
        runDue(state);
        const now = state.clock.now();
        return state.memory.webhooks
          .filter((webhook) => isDue(webhook, now))
          .map((webhook) => ({
            id: webhook.id,
            body: bodyOf(webhook),
            signature: signatureOf(webhook),
          }));
      }),
    tried: (id, status) =>
      store.transaction(() => {
        const webhook = state.memory.webhooks.find((known) => known.id === id);
        webhook?.tries.push({ at: state.clock.timestamp(), status });
      }),
  };
}

function isDue({ tries }: WebhookRecord, now: number): boolean {
  const last = tries.at(-1);
  if (!last) return true;
  const wait = waits[tries.length - 1];
  const isDelivered = last.status !== null && last.status >= 200 && last.status < 300;
  return !isDelivered && wait !== undefined && now >= Date.parse(last.at) + wait * 1000;
}
