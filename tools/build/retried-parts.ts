import { posix } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** No minifier gives a name of three such characters. */
const load = '$__';

/**
 * Stands in core.js. The first name is the part; the others are what it imports, which is fetched
 * beside it. One that has failed is asked for under a new address. Fails when all have come or failed:
 * who tries again at the first failure would meet what imports the failed one and is about to fail too.
 */
export const partsHelper = (
  folder: string,
) => `export const ${load} = ((parts, again) => (names, all) =>
  Promise.allSettled(all = names.split(' ').map((name) =>
    parts[name] ??= import('./${folder}/' + name + '.js' + (again[name] || '')).catch((error) => {
      delete parts[name];
      again[name] = (again[name] || '?') + 1;
      throw error;
    }),
  )).then(() => Promise.all(all)).then(([part]) => part))({}, {});`;

const dynamicImport = /\bimport\(["'`](\.[^"'`]+)["'`]\)/g;
const staticImport = /\bimport\{([^}]*)\}from["'](\.[^"']+)["'];?/g;

/**
 * Lets the next press fetch a part whose file did not come. A browser that follows the HTML standard as
 * it was until 2026 remembers such a file for as long as the page lives: no import of it can succeed
 * any more, nor of a file that imports it. So the files in chunks/ never import each other: each is
 * asked for by name, under another address when it has failed, and what it needs of another it takes
 * from the answer. What an element imports at once is not touched: without it there is no element
 * that could try again.
 */
export const retriedParts = (folder: string): Plugin => ({
  name: 'retried-parts',
  apply: 'build',
  generateBundle(_output, bundle) {
    const files = new Map<string, string>();
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') files.set(file.fileName, file.code);
    const retried = withRetriedParts(files);
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = retried.get(file.fileName) ?? file.code;
    if (bundle['core.js']?.type === 'chunk')
      bundle['core.js'].code += transformSync(partsHelper(folder), { minify: true }).code;
  },
});

/** @param files what is built, by name, with `core.js` among it */
export function withRetriedParts(files: ReadonlyMap<string, string>): Map<string, string> {
  const first = filesOfElements(files);
  return new Map(
    [...files].map(([name, code]) => {
      const taken = first.has(name) ? code : withTakenImports(name, code);
      const edited = taken.replace(dynamicImport, (_call, path: string) => {
        const present = closureOf(name, files);
        const needed = [...closureOf(besideFile(name, path), files)].filter(
          (one) => one.startsWith('chunks/') && !present.has(one),
        );
        return `${load}("${needed.map(nameOfChunk).join(' ')}")`;
      });
      return [name, edited === code ? code : withHelper(name, edited)] as const;
    }),
  );
}

/** `const{a:b}=await $__("name")` for `import{a as b}from"./name.js"`. */
const withTakenImports = (name: string, code: string): string =>
  code.replace(staticImport, (statement, list: string, path: string) => {
    const file = besideFile(name, path);
    if (!file.startsWith('chunks/')) return statement;
    return `const{${list.replaceAll(' as ', ':')}}=await ${load}("${nameOfChunk(file)}");`;
  });

/** What comes with an element, or with what the loader asks for, before anything can be tried again. */
function filesOfElements(files: ReadonlyMap<string, string>): Set<string> {
  const entries = [...files.keys()].filter((name) => !name.includes('/'));
  return new Set(entries.flatMap((name) => [...closureOf(name, files)]));
}

function withHelper(name: string, code: string): string {
  if (name === 'core.js') return code;
  const core = name.includes('/') ? posix.relative(posix.dirname(name), 'core.js') : './core.js';
  const own = `}from"${core}"`;
  return code.includes(own)
    ? code.replace(own, `,${load}${own}`)
    : `import{${load}}from"${core}";${code}`;
}

const nameOfChunk = (file: string): string => posix.basename(file, '.js');

/** As it is named in the build: `chunks/1a2b3c4/a.js` for `./a.js` in a chunk. */
const besideFile = (file: string, path: string): string =>
  posix.normalize(posix.join(posix.dirname(file), path));

/** A file and all that it imports statically. */
function closureOf(
  name: string,
  files: ReadonlyMap<string, string>,
  found = new Set<string>(),
): Set<string> {
  const code = files.get(name);
  if (code === undefined) throw new Error(`retried-parts.ts: nothing built is called ${name}.`);
  if (found.has(name)) return found;
  found.add(name);
  for (const [, , path = ''] of code.matchAll(staticImport))
    closureOf(besideFile(name, path), files, found);
  return found;
}
