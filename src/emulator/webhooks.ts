import { timestampOf, type Clock } from './clock.js';
import type { Random } from './random.js';

/** An outbound notification, as the receiver would read it. spec L289-301 */
export interface Webhook {
  id: string;
  type: WebhookType;
  apiVersion: 1;
  createdAt: string;
  data: WebhookData;
}

/** What is notified, one name per producer. */
export type WebhookType = 'site.content_changed' | 'mailing_list.signup' | 'ticket.sale';
export type WebhookData = Readonly<Record<string, unknown>>;

/** Everything that was sent to the organiser's own server, oldest first. */
export interface Webhooks {
  /** @param time milliseconds since 1970; now, unless it fell due earlier */
  send(type: WebhookType, data: WebhookData, time?: number): void;
}

export function createWebhooks(
  memory: () => { webhooks: Webhook[] },
  clock: Clock,
  random: Random,
): Webhooks {
  return {
    send(type, data, time = clock.now()) {
      const createdAt = timestampOf(time);
      memory().webhooks.push({ id: random.uuid(), type, apiVersion: 1, createdAt, data });
    },
  };
}
