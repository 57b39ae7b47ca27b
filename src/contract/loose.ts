/** An answer as a service may really send it: each member may be missing or null. */
export type Loose<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Loose<Item>[] | null
  : Shape extends object
    ? { readonly [Name in keyof Shape]?: Loose<Shape[Name]> | null }
    : Shape | null;

/** An object of which nothing is known yet. */
export type LooseObject = Readonly<Record<string, unknown>>;

/** Whole and not below nothing; anything else is no amount and no number of things. */
export function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}

/** Empty for anything but text. */
export function readText(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}

/** Milliseconds since 1970. */
export function readTime(iso: unknown): number | undefined {
  const at = typeof iso === 'string' ? Date.parse(iso) : NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Empty for anything but a list. */
export const readItems = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Without what is missing; empty for anything but a list. */
export function readList<Item>(items: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return (readItems(items) as Item[]).filter((item) => item !== null && item !== undefined);
}

/** What is an object in what should be a list of them. */
export const readObjects = (value: unknown): LooseObject[] =>
  readItems(value).filter((one): one is LooseObject => typeof one === 'object' && one !== null);

/** Without members for anything but an object. */
export const readObject = (value: unknown): LooseObject => readObjects([value])[0] ?? {};
