import { parseSync, type Plugin } from 'vite';

/** No property of ours, of Lit or of a browser begins with it. */
const sign = '$';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Class extends Node {
  readonly superClass: Node | null;
  readonly body: { readonly body: readonly Member[] };
}

interface Member extends Node {
  readonly key?: Node & { readonly name?: string };
  readonly value?: Node | null;
  readonly static?: boolean;
}

/** Those a class declares, and whether they become plain ones. */
interface Privates {
  readonly names: ReadonlySet<string | undefined>;
  readonly isPlain: boolean;
}

/**
 * Makes private fields of classes that extend nothing plain ones (`this.#e` becomes `this.$e`), whose
 * declarations can go: most of what is written in classes are such fields. What extends something keeps
 * them, as its fields have the same short names as those of the class that it extends.
 */
export const plainFields = (): Plugin => ({
  name: 'plain-fields',
  apply: 'build',
  // The hash in a file's name is made before this runs, and must change with what it does.
  augmentChunkHash: () => `plain-fields ${sign}`,
  generateBundle(_output, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = withPlainFields(file.code);
  },
});

/** @throws where a plain field would have the name of another property, or an object is asked for one */
export function withPlainFields(code: string): string {
  // Three dots spread a variable, to which the minifier may give such a name.
  if (/(?<!\.\.)\.\$(?!_)\w/.test(code))
    throw new Error('A property begins with “$”: see plain-fields.ts.');
  const edits: Edit[] = [];
  collect(parseSync('built.js', code).program, [], edits);
  return edits.sort((a, b) => b.start - a.start).reduce(replaced, code);
}

/** `get#e()` has no space before the name. */
function replaced(code: string, { start, end, text }: Edit): string {
  const before = code.slice(0, start);
  return `${before}${text && /\w$/.test(before) ? ' ' : ''}${text}${code.slice(end)}`;
}

function collect(node: unknown, around: readonly Privates[], edits: Edit[]): void {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, around, edits);
  } else if (isNode(node)) {
    if (isDeclaration(node) && around[0]?.isPlain) {
      edits.push({ start: node.start, end: node.end, text: '' });
      return;
    }
    if (isPrivateName(node)) rename(node, around, edits);
    if ('operator' in node && node.operator === 'in' && 'left' in node && isPrivateName(node.left))
      throw new Error('An object is asked for a private field: see plain-fields.ts.');
    const inside = isClass(node) ? [privatesOf(node), ...around] : around;
    for (const child of Object.values(node)) collect(child, inside, edits);
  }
}

function rename(
  { name, start, end }: Node & { readonly name: string },
  around: readonly Privates[],
  edits: Edit[],
): void {
  if (around.find(({ names }) => names.has(name))?.isPlain)
    edits.push({ start, end, text: sign + name });
}

const privatesOf = ({ superClass, body }: Class): Privates => ({
  names: new Set(body.body.map(({ key }) => (isPrivateName(key) ? key.name : undefined))),
  isPlain: !superClass,
});

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isClass = (node: Node): node is Class =>
  node.type === 'ClassDeclaration' || node.type === 'ClassExpression';

/** `#e;` */
const isDeclaration = (node: Node): boolean => {
  const { type, key, value, static: isStatic } = node as Member;
  return type === 'PropertyDefinition' && !value && !isStatic && isPrivateName(key);
};

const isPrivateName = (node: unknown): node is Node & { readonly name: string } =>
  isNode(node) && node.type === 'PrivateIdentifier';
