import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Names of phrases (`phrases.backToOrder`) become numbers (`phrases._3`), as private custom properties
 * do: each stands in every language and wherever it is said. Only names that can be nothing else are
 * changed, and those wherever they stand, so that it does not matter how a phrase is asked for. A name
 * that the service, a browser or an author's page might know keeps its letters.
 */
export const shortNames = (): Plugin => ({
  name: 'short-names',
  apply: 'build',
  transform: {
    filter: { id: /\/(src|components)\/.*\.ts$/ },
    handler: (code) => ({ code: withShortNames(code), map: null }),
  },
});

export const withShortNames = (code: string): string =>
  code.replace(word, (name) => numbered.get(name) ?? name);

const word = /(?<![\w$])\w+(?![\w$])/g;
const phrase = /^ {2}([a-z]+[A-Z]\w*)(?=[:(])/gm;

const read = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
const textOf = (files: string[]): string =>
  files.map((file) => readFileSync(file, 'utf8')).join('\n');
const wordsOf = (files: string[]): Set<string> => new Set(textOf(files).match(word));

/** What is said to others than our elements: the service, storage, the page, its author, Lit, the browser. */
function wordsOfOthers(): Set<string> {
  const ours = read('src', '.ts').filter((file) => !file.startsWith('src/i18n/'));
  const browser = read('node_modules/typescript/lib', '.d.ts').filter((file) =>
    file.includes('/lib.'),
  );
  const lit = ['@lit/reactive-element', 'lit-element', 'lit-html'].flatMap((name) =>
    read(`node_modules/${name}`, '.d.ts'),
  );
  return wordsOf([...ours, ...browser, ...lit, ...read('components', '.md')]);
}

/** Their words have the shortest names, and keep them whatever other groups come. */
const firstGroups = ['states', 'tickets', 'checkout', 'fields', 'lineup', 'faq', 'form', 'merch'];

function groupRank(file: string): number {
  const rank = firstGroups.findIndex((group) => file.startsWith(`src/i18n/${group}/`));
  return rank < 0 ? firstGroups.length : rank;
}

/** Every such name, as its group says them: neighbours have names that are alike, and pack better. */
function phraseNames(): Map<string, string> {
  const others = wordsOfOthers();
  const sources = textOf([...read('src/i18n', '.ts'), ...read('components', '.ts')]);
  const files = read('src/i18n', '.ts').filter((name) => /\/en\b/.test(name));
  const inOrder = files.sort((file, other) => groupRank(file) - groupRank(other));
  const said = [...textOf(inOrder).matchAll(phrase)].map(([, name = '']) => name);
  const names = [...new Set(said)].filter((name) => !others.has(name));
  const short = names.map((name, index) => [name, `_${index.toString(36)}`] as const);
  const taken = short.find(([, name]) => others.has(name) || sources.includes(`.${name}`));
  if (taken) throw new Error(`${taken[1]} is no short name: it has a meaning of its own.`);
  return new Map(short);
}
/** Of a phrase: what it is called in the build. */
export const numbered = phraseNames();
