import type { ProductColour, Product, Side } from './products.js';

/** What a visitor has asked for so far; none of it need exist. */
export interface MerchSelection {
  readonly product?: string | undefined;
  readonly colour?: string | undefined;
  readonly side?: string | undefined;
  readonly size?: string | undefined;
}

/** What is shown. */
export interface MerchChoice {
  readonly product: Product;
  readonly colour: ProductColour;
  readonly side: Side;
  /** null until the visitor has chosen one. */
  readonly size: string | null;
}

/** The nearest to a wish that the catalogue has; undefined for an empty catalogue. */
export function choiceOf(
  products: readonly Product[],
  wish: MerchSelection,
): MerchChoice | undefined {
  const product = products.find(({ value }) => value === wish.product) ?? products[0];
  if (!product) return undefined;
  const { colours, sizes } = product;
  const [first] = colours;
  const inStock = colours.find(({ outOfStock }) => !outOfStock) ?? first;
  const sides = sidesOf(product);
  return {
    product,
    colour: colours.find(({ label }) => label === wish.colour) ?? inStock,
    side: sides.find((side) => side === wish.side) ?? sides[0] ?? 'front',
    size:
      sizes.find((size) => size === wish.size) ?? (sizes.length === 1 ? sizes[0] : null) ?? null,
  };
}

/** Sides with a photo in any colour, or with a print: the choice must not change with the colour. */
export function sidesOf({ colours, zones }: Product): Side[] {
  return (['front', 'back'] as const).filter(
    (side) =>
      zones.some((zone) => zone.side === side) || colours.some(({ photos }) => photos[side]),
  );
}
