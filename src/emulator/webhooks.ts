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
export type WebhookType = 'site.content_changed' | 'mailing_list.signup';
export type WebhookData = Readonly<Record<string, unknown>>;

/** Everything that was sent to the organiser's own server, oldest first. */
export interface Webhooks {
  /** @param time milliseconds since 1970; now, unless it fell due earlier */
  send(type: WebhookType, data: WebhookData, time?: number): void;
  list(): Webhook[];
}

export function createWebhooks(clock: Clock, random: Random): Webhooks {
  const sent: Webhook[] = [];
  return {
    send(type, data, time = clock.now()) {
      sent.push({ id: random.uuid(), type, apiVersion: 1, createdAt: timestampOf(time), data });
    },
    list: () => structuredClone(sent),
  };
}
