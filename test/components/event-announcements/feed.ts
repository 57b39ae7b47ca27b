import type { Broadcast, Broadcasts } from '../../../src/contract/broadcasts.js';

/** Sent so many minutes ago. */
export function broadcast(number: number, minutes: number, more: Partial<Broadcast> = {}) {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `Word number ${number}`,
    body: `First line of ${number}.\nSecond line.`,
    category: 'update' as const,
    sentAt: new Date(Date.now() - minutes * 60_000).toISOString(),
    deepLink: null,
    ...more,
  };
}

export const broadcasts = (list: Broadcast[] = three()): Broadcasts => ({ broadcasts: list });

export const three = (): Broadcast[] => [
  broadcast(3, 12, { category: 'reminder', deepLink: 'https://meadowlark.example/line-up' }),
  broadcast(2, 180, { category: 'marketing', deepLink: 'meadowlark://tickets' }),
  broadcast(1, 2 * 1440),
];
