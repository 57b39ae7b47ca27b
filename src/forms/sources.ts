import { uniqueOptions, type FieldChoice } from './options.js';

/** What the line-up offers: nothing yet where it is under way, null where it cannot be had. */
export interface LineupOptions {
  readonly lineup?: readonly FieldChoice[] | null;
  readonly stages?: readonly FieldChoice[] | null;
}

/** Where the options of a field come from that brings none. spec L157, L235 */
export function feedOf(type: string, source: string): keyof LineupOptions | undefined {
  if (source === 'lineup' || source === 'stages') return source;
  return type === 'artist_multiselect' && !source ? 'lineup' : undefined;
}

/** The products of a form's own catalogue, as options of a field. spec L163 */
export function productOptions(catalogue: unknown): FieldChoice[] {
  if (!Array.isArray(catalogue)) return [];
  const products = catalogue as ({ value?: string; name?: string } | null)[];
  return uniqueOptions(products.map((product) => product && { ...product, label: product.name }));
}
