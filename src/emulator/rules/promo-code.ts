import type { PromoState } from '../../contract/tickets.js';
import type { PromoRecord, ReleaseRecord, TicketsRecord } from '../records/tickets.js';

type Tickets = Pick<TicketsRecord, 'promos'>;

/** Codes are compared without regard to case and to blanks around them. */
export const sameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

/** The promo behind a code and how it stands; no promo where nobody knows the code. */
export function findPromo(
  { promos }: Tickets,
  code: string,
  now: string,
): { status: PromoState['status']; promo?: PromoRecord } {
  const promo = promos.find((known) => sameCode(known.code, code));
  return promo ? { promo, status: statusOf(promo, now) } : { status: 'not_recognised' };
}

function statusOf(promo: PromoRecord, now: string): PromoState['status'] {
  if (promo.startsAt !== null && now < promo.startsAt) return 'not_started';
  if (promo.endsAt !== null && now >= promo.endsAt) return 'expired';
  return promo.maxUses !== null && promo.used >= promo.maxUses ? 'used_up' : 'applied';
}

/** Whether a code opens a gated release that lists it, or a hidden one that it is scoped to. */
export function unlocks(promo: PromoRecord, { id, access }: ReleaseRecord): boolean {
  switch (access.kind) {
    case 'public':
      return false;
    case 'gated':
      return access.codes.some((code) => sameCode(code, promo.code));
    case 'hidden':
      return promo.releaseIds?.includes(id) ?? false;
  }
}
