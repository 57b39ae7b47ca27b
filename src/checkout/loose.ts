/** An answer as a service may really send it: each member may be missing or null. */
export type Loose<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Loose<Item>[] | null
  : Shape extends object
    ? { readonly [Name in keyof Shape]?: Loose<Shape[Name]> | null }
    : Shape | null;

/** Whole and not below nothing; anything else is no amount and no number of things. */
export function count(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}

/** Empty for anything but text. */
export function words(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}

/** Milliseconds since 1970. */
export function time(iso: unknown): number | undefined {
  const at = typeof iso === 'string' ? Date.parse(iso) : NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Without what is missing; empty for anything but a list. */
export function list<Item>(items: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return Array.isArray(items)
    ? (items as readonly Item[]).filter((item) => item !== null && item !== undefined)
    : [];
}
