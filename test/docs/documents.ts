import { readdirSync, readFileSync } from 'node:fs';

/** A document for readers, as a file of the repository. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

/** What stands between two fences. */
export interface Snippet {
  /** Where it begins: `docs/checkout.md:112`. */
  readonly place: string;
  readonly language: string;
  readonly code: string;
}

const written = ['docs', 'components', 'integrations'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);

const atRoot = readdirSync('.').filter((name) => name.endsWith('.md'));

export const documents: readonly Document[] = [...atRoot, ...written.sort()]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const fenced = /^( *)```(\w*)[^\n]*\n(.*?)^\1```$/gms;

/** By the language that stands behind the fence. */
export const snippets = (...languages: readonly string[]): Snippet[] =>
  documents
    .flatMap(({ path, text }) =>
      [...text.matchAll(fenced)].map(
        ({ 1: margin = '', 2: language = '', 3: code = '', index }) => ({
          place: `${path}:${text.slice(0, index).split('\n').length}`,
          language,
          code: code.replaceAll(new RegExp(`^${margin}`, 'gm'), ''),
        }),
      ),
    )
    .filter(({ language }) => languages.includes(language));

/** Without what is shown, but not meant: code. */
export const prose = ({ text }: Document): string =>
  text.replace(fenced, '').replace(/`[^`\n]*`/g, (code) => 'x'.repeat(code.length));

/** The names by which headings can be linked to, as GitHub makes them. */
export function anchors({ text }: Document): Set<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of text.replace(fenced, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const name = anchorOf(heading);
    let again = 0;
    while (found.has(again ? `${name}-${again}` : name)) again += 1;
    found.add(again ? `${name}-${again}` : name);
  }
  return found;
}

const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** What stands in a snippet of HTML between script or style tags. */
const within = (tag: string, language: string) => (snippet: Snippet) =>
  [...snippet.code.matchAll(new RegExp(`<${tag}(?: type="module")?>(.*?)</${tag}>`, 'gs'))].map(
    ({ 1: code = '' }, index): Snippet => ({
      place: `${snippet.place}.${index + 1}`,
      language,
      code,
    }),
  );

export const scriptsOf = within('script', 'js');
export const stylesOf = within('style', 'css');
