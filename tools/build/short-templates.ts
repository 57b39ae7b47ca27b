import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Shortens html`…`, svg`…` and css`…` literals for the build.
 *
 * Private custom properties (`--_ink`) become numbers (`--_0`), wherever they stand: a script may set
 * or use one, too. All builds number the same sources, so a name is the same in every file. In markup a
 * run of white space becomes one space, which draws the same, as no template of ours keeps white space.
 * It goes altogether before the end of a tag, and at the edges of what is no run of text (`alone`):
 * between inline elements it can be seen and heard.
 */
export const shortTemplates = (): Plugin => ({
  name: 'short-templates',
  apply: 'build',
  transform: {
    filter: { id: /\.ts$/, code: /\b(css|html|svg)`|--_/ },
    handler(source) {
      const code = source.replace(privateName, (name) => numbered.get(name) ?? name);
      const edits: Edit[] = [];
      collect(this.parse(code), edits);
      return { code: applied(code, edits), map: null };
    },
  },
});

interface Edit {
  start: number;
  end: number;
  text: string;
}

const privateName = /--_[\w-]+/g;

const tokenFile = 'internal/styles/tokens.styles.ts';

/**
 * Every private custom property: the tokens, as they are declared, then the commonest. A style that
 * uses a token once more changes the name of no other.
 */
function privateNames(): Map<string, string> {
  const uses = new Map<string, number>();
  const read = (file: string) =>
    [...readFileSync(`components/${file}`, 'utf8').matchAll(privateName)].map(([name]) => name);
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts')).sort())
    for (const name of read(file)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const commonest = [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const names = [...new Set([...read(tokenFile), ...commonest])];
  return new Map(names.map((name, index) => [name, `--_${index.toString(36)}`]));
}
const numbered = privateNames();

/**
 * Elements that stand by themselves: white space at their edges, inside and out, draws nothing. No `p` or
 * `li`, which stand in a line where a style says so, and nothing that has a place in a sentence.
 */
const alone =
  '(?:div|ul|ol|dl|dt|dd|section|article|header|footer|form|fieldset|legend|h[1-6]|details|summary|dialog)';
/** What is in a box of its own: white space at its inner edges draws nothing. */
const boxed = '(?:button|svg)';
const edges = [
  new RegExp(`(?<=<${boxed}(?: [^<>]*)?>) | (?=</${boxed}>)`, 'g'),
  new RegExp(`(?<=</${alone}>) | (?=</${alone}>)`, 'g'),
  new RegExp(`(?<=<${alone}(?: [^<>]*)?>) | (?=<${alone}\\b)`, 'g'),
];

/** What an element closes by itself needs no space before it, where no value ends there. */
const closings = /(?<=["\w]) (?=\/>)/g;

/** Stands for a value: the tag that it is in may have begun before it. */
const valueMark = '\0';

/** The markup of a template, with a mark for each value. */
export const shortHtml = (text: string): string =>
  edges.reduce(
    (short, edge) => short.replace(edge, ''),
    text
      .replace(/\s+/g, ' ')
      .replace(/(^|\0|"|<\/?[\w-]+) >/g, '$1>')
      .replace(closings, ''),
  );

/** A whole style sheet: none has values. */
export const shortCss = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,~]|[<>]=?) ?/g, '$1')
    .replace(/ \* (?=var\()/g, '*')
    .replace(/;}/g, '}')
    .replace(/: /g, ':')
    .replace(/\b0\./g, '.')
    .replace(/='([a-z]\w*)'\]/g, '=$1]')
    .trim();

const shorten: Record<string, (text: string) => string> = {
  css: shortCss, // of one piece
  html: shortHtml,
  svg: shortHtml,
};

/** Walks the syntax tree for tagged templates; nested ones are found inside their expressions. */
function collect(node: unknown, edits: Edit[]): void {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, edits);
  } else if (isNode(node)) {
    if (node.type === 'TaggedTemplateExpression') edits.push(...editsOf(node));
    for (const value of Object.values(node)) collect(value, edits);
  }
}

const isNode = (value: unknown): value is TemplateNode =>
  typeof value === 'object' && value !== null && 'type' in value;

interface TemplateNode {
  type: string;
  tag?: { name?: string };
  quasi?: { quasis: { start: number; end: number; value: { raw: string } }[] };
}

function editsOf({ tag, quasi }: TemplateNode): Edit[] {
  const short = shorten[tag?.name ?? ''];
  if (!short || !quasi) return [];
  const pieces = short(quasi.quasis.map(({ value }) => value.raw).join(valueMark)).split(valueMark);
  return quasi.quasis.map(({ start, end }, place) => ({ start, end, text: pieces[place] ?? '' }));
}

function applied(code: string, edits: Edit[]): string {
  let text = '';
  let from = 0;
  for (const { start, end, text: replacement } of edits.sort((a, b) => a.start - b.start)) {
    text += code.slice(from, start) + replacement;
    from = end;
  }
  return text + code.slice(from);
}
