import manifest from '../../dist/custom-elements.json';

/** What the manifest says of an element, as far as stories need it. */
export interface Described {
  readonly tagName: string;
  readonly attributes?: readonly {
    readonly name: string;
    readonly default?: string;
    readonly description?: string;
  }[];
  readonly members?: readonly { readonly name: string; readonly kind: string }[];
  readonly events?: readonly { readonly name: string }[];
  readonly cssParts?: readonly { readonly name: string; readonly description: string }[];
  readonly cssProperties?: readonly { readonly name: string; readonly description: string }[];
}

const { modules } = manifest as unknown as { modules: { declarations: Described[] }[] };

/** Every element, by its tag. */
export const described: ReadonlyMap<string, Described> = new Map(
  modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .map((one) => [one.tagName, one]),
);
