import type { Kept, State } from './state.js';

/**
 * What outlives a reload. Of a completed order only its token, so that its confirmation is there
 * again; of one that ended otherwise what was chosen and typed; undefined when there is nothing.
 */
export function keptOf({
  step,
  wish,
  order,
  held,
  intent,
  details,
  action,
}: State): Kept | undefined {
  const token = order?.token;
  if (step === 'completed') return { version: 1, wish: { items: [] }, token };
  const isOver = step === 'expired' || step === 'refused';
  const live = isOver ? {} : { intent, token, held, away: action ? true : undefined };
  if (wish.items.length === 0 && (isOver || !token)) return undefined;
  return { version: 1, wish, details, ...live };
}

/** Whether something read from a storage is a record of this version. */
export function isKept(value: unknown): value is Kept {
  const { version, wish } = (value ?? {}) as Partial<Kept>;
  return version === 1 && Array.isArray(wish?.items) && wish.items.every(isItem);
}

const isItem = (item: unknown): boolean => {
  const { releaseId, quantity } = (item ?? {}) as Record<string, unknown>;
  return typeof releaseId === 'string' && Number.isSafeInteger(quantity) && Number(quantity) > 0;
};
