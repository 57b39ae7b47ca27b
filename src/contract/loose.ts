/** An answer as a service may send it: any member may be missing or null. */
export type Loose<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Loose<Item>[] | null
  : Shape extends object
    ? { readonly [Name in keyof Shape]?: Loose<Shape[Name]> | null }
    : Shape | null;

/** An object with unknown members. */
export type LooseObject = Readonly<Record<string, unknown>>;

/** A whole number from 0; undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}

/** The text; empty for anything else. */
export function readText(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}

/** Milliseconds since 1970. */
export function readTime(iso: unknown): number | undefined {
  const at = typeof iso === 'string' ? Date.parse(iso) : NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** The list; empty for anything else. */
export const readItems = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The list without missing entries; empty for anything else. */
export function readList<Item>(items: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return (readItems(items) as Item[]).filter((item) => item !== null && item !== undefined);
}

/** The objects of a list; empty for anything else. */
export const readObjects = (value: unknown): LooseObject[] =>
  readItems(value).filter((one): one is LooseObject => typeof one === 'object' && one !== null);

/** The object; without members for anything else. */
export const readObject = (value: unknown): LooseObject => readObjects([value])[0] ?? {};
