export interface Item {
  readonly releaseId: string;
  readonly quantity: number;
}

/** What a buyer wants; two that are equal as text are the same selection. */
export interface Selection {
  readonly items: readonly Item[];
  readonly promo?: string | undefined;
  readonly planId?: string | undefined;
}

/** Equal for equal selections, in whichever order they were chosen. */
export function selectionKey({ items, promo, planId }: Selection): string {
  const sorted = [...items].sort((one, other) => (one.releaseId < other.releaseId ? -1 : 1));
  return JSON.stringify([
    sorted.map(({ releaseId, quantity }) => [releaseId, quantity]),
    promo?.trim().toUpperCase() || null, // a code of blanks is none
    planId ?? null,
  ]);
}

/** The selection of such a text. */
export function selectionFromKey(text: string): Selection {
  const [items, promo, planId] = JSON.parse(text) as [[string, number][], ...(string | null)[]];
  return {
    items: items.map(([releaseId, quantity]) => ({ releaseId, quantity })),
    ...(promo && { promo }),
    ...(planId && { planId }),
  };
}
