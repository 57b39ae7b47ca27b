import { typeReader } from './declared-types.js';

/** The parts of a manifest that are read here; the rest passes. */
export interface Manifest {
  readonly schemaVersion: string;
  readonly modules: readonly Module[];
}

interface Module {
  readonly path: string;
  readonly declarations?: readonly Declaration[];
}

export interface Declaration {
  readonly name: string;
  readonly tagName?: string;
  readonly description?: string;
  readonly attributes?: readonly Attribute[];
  readonly members?: readonly Member[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
}

interface Described {
  readonly name: string;
  readonly description?: string;
}

export interface Attribute {
  readonly name: string;
  readonly fieldName?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly description?: string;
}

interface Member {
  readonly kind: string;
  readonly name: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly privacy?: string;
  readonly attribute?: string;
  readonly description?: string;
  readonly type?: { readonly text: string } | undefined;
}

/**
 * What an author or a tool can use of the analyzer's manifest: the elements alone, at the paths by
 * which the package offers them, with types that can be read without our sources.
 */
export function publicManifest(manifest: Manifest, tags: readonly string[]): Manifest {
  const found = manifest.modules.flatMap(({ path, declarations = [] }) => {
    const declaration = declarations.find(({ tagName = '' }) => tags.includes(tagName));
    return declaration?.tagName ? [{ path, declaration, tag: declaration.tagName }] : [];
  });
  const typesOf = typeReader(found.map(({ path }) => path));
  const modules = found.map(({ path, declaration, tag }) =>
    moduleOf(declaration, tag, typesOf(path, declaration.name)),
  );
  return { schemaVersion: manifest.schemaVersion, modules };
}

function moduleOf(
  declaration: Declaration,
  tag: string,
  types: ReadonlyMap<string, string>,
): Module {
  const { name } = declaration;
  const path = `dist/npm/${tag}.js`;
  const typed = <Of extends Attribute | Member>(one: Of, field: string): Of => {
    const text = types.get(field);
    return text === undefined ? one : { ...one, type: { text } };
  };
  const { attributes = [], members = [], ...rest } = withoutSources(declaration) as Declaration;
  const offered = { name, module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        ...rest,
        attributes: attributes.map((one) => typed(one, one.fieldName ?? one.name)),
        members: members.filter(isPublic).map((one) => typed(one, one.name)),
      },
    ],
    exports: [
      { kind: 'js', name, declaration: offered },
      { kind: 'custom-element-definition', name: tag, declaration: offered },
    ],
  } as Module;
}

/** What Lit calls, and what carries no word of description, is no promise to anybody. */
const isPublic = ({ static: isStatic, privacy, description }: Member): boolean =>
  !isStatic && (privacy ?? 'public') === 'public' && Boolean(description);

/** Base classes are not part of the package: what comes of them is the element's own. */
function withoutSources(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSources);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'inheritedFrom' && key !== 'superclass')
      .map(([key, inner]) => [key, withoutSources(inner)]),
  );
}
