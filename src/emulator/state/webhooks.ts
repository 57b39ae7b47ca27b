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

/** One that was sent, or is to be sent, with what became of it. */
export interface WebhookRecord extends Webhook {
  /** Oldest first; none where nobody listens. */
  tries: WebhookTry[];
}

export interface WebhookTry {
  at: string;
  /** HTTP status of the receiver; null when there was no answer. */
  status: number | null;
}

/** What is notified, one name per producer. */
export type WebhookType =
  | 'site.content_changed'
  | 'mailing_list.signup'
  | 'ticket.sale'
  | 'prelaunch.registration'
  | 'whatsapp.campaign_held';
export type WebhookData = Readonly<Record<string, unknown>>;

/** Everything that was sent to the organiser's own server, oldest first. */
export interface Webhooks {
  /** @param time milliseconds since 1970; now, unless it fell due earlier */
  send(type: WebhookType, data: WebhookData, time?: number): void;
}

export function createWebhooks(
  memory: () => { webhooks: WebhookRecord[] },
  clock: Clock,
  random: Random,
): Webhooks {
  return {
    send(type, data, time = clock.now()) {
      const createdAt = timestampOf(time);
      const webhook = { id: random.uuid(), type, apiVersion: 1 as const, createdAt, data };
      memory().webhooks.push({ ...webhook, tries: [] });
    },
  };
}
