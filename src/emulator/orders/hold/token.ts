import type { Random } from '../../state/random.js';
import type { OrderRecord } from '../../records/order.js';

/** 32 bytes as base64url. */
export function newToken(random: Random): string {
  const bytes = Array.from({ length: 32 }, () => Math.floor(random.next() * 256));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/(?<!=)=+$/, '');
}

/** Crockford's base 32: no letter that looks or sounds like another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Six characters that no other order has. */
export function newReference(random: Random, orders: readonly OrderRecord[]): string {
  const characters = Array.from({ length: 6 }, () =>
    alphabet.charAt(Math.floor(random.next() * alphabet.length)),
  );
  const reference = characters.join('');
  const isTaken = orders.some((order) => order.reference === reference);
  return isTaken ? newReference(random, orders) : reference;
}
