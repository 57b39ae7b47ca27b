import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Clock, timestampOf } from './clock.js';
import type { Random } from './random.js';

/** An outbound notification, as the receiver would read it. spec L289-301 */
interface Webhook {
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

interface WebhookTry {
  at: string;
  /** HTTP status of the receiver; null when there was no answer. */
  status: number | null;
}

/** What is notified, one name per producer. */
type WebhookType =
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

/** Of the demo world; a real one would be the organiser's own. */
export const webhookSecret = 'whsec_bandstand_demo';

/** What is sent, byte for byte: the signature is about these bytes. */
export const bodyOf = ({ id, type, apiVersion, createdAt, data }: Webhook): string =>
  JSON.stringify({ id, type, apiVersion, createdAt, data });

/**
 * `X-Service-Signature: t=…,v1=…`: the second it was made, and HMAC-SHA-256 of `t.body` as hex, so
 * that a receiver knows who sent it and when. (requirements WHK-11; spec L301 leaves it open)
 */
export function signatureOf(webhook: Webhook): string {
  const second = Math.floor(Date.parse(webhook.createdAt) / 1000);
  const signed = utf8ToBytes(`${second}.${bodyOf(webhook)}`);
  return `t=${second},v1=${bytesToHex(hmac(sha256, utf8ToBytes(webhookSecret), signed))}`;
}
