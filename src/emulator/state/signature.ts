import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Webhook } from './webhooks.js';

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
