/** One ticket of a cart on its way through promo and discount. */
export interface Unit {
  readonly releaseId: string;
  /** Face value, in pennies. */
  readonly face: number;
  /** What it costs so far. */
  readonly price: number;
}

/** Whom a promo or a discount is for; null stands for every paid release. Free tickets stay free. */
export const isEligible =
  (releaseIds: readonly string[] | null) =>
  ({ releaseId, face }: Unit): boolean =>
    face > 0 && (releaseIds?.includes(releaseId) ?? true);

/** The units with other prices at some places. */
export function repriced(units: readonly Unit[], prices: ReadonlyMap<number, number>): Unit[] {
  return units.map((unit, index) => ({ ...unit, price: prices.get(index) ?? unit.price }));
}

/** Places of the chosen units, the dearest first; the earlier wins a tie. */
export function dearestFirst(units: readonly Unit[], chosen: (unit: Unit) => boolean): number[] {
  return units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => chosen(unit))
    .sort((one, other) => other.unit.price - one.unit.price || one.index - other.index)
    .map(({ index }) => index);
}
