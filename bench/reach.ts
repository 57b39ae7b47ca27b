import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** What a built file of dist/ brings along, read from its own code. */

const anyhow = /["'`](\.{1,2}\/[^"'`]+\.js)["'`]|\$__\("([^"]+)"\)/g;

/** The folder of this build's chunks: `chunks/1a2b3c4`. */
export const builtFolder = (): string => `chunks/${readdirSync('dist/chunks')[0]}`;

/** All chunks of the widgets: `chunks/1a2b3c4/follow.js`, … */
export const builtChunks = (): string[] =>
  readdirSync(`dist/${builtFolder()}`)
    .filter((name) => !name.startsWith('emulator-'))
    .map((name) => `${builtFolder()}/${name}`);

/** Whether this chunk is `follow`, `after-paint` or `after-paint2`, or begins with `de-`. */
export const isChunk = (file: string, name: string): boolean =>
  file.startsWith('chunks/') && new RegExp(`^${name}(-|\\d*\\.js$)`).test(basename(file));

/** Of names of chunks the first imports the others: see tools/build/retried-parts.ts. */
const chunkOf = (names: string): string => `${builtFolder()}/${names.split(' ')[0]}.js`;

/** The files that code imports in any way, as seen from the folder it stands in. */
const importsOf = (code: string, folder: string): string[] =>
  [...code.matchAll(anyhow)].map(([, path = '', names]) =>
    names ? chunkOf(names) : normalize(join(folder, path)),
  );

/** `import … from "./x.js"`, and `const{…}=await $__("x y")` where no function is waited for. */
export function staticImportsOf(code: string, folder: string): string[] {
  return parseSync('built.js', code).program.body.flatMap((statement) => {
    if ('source' in statement && statement.source) {
      return [normalize(join(folder, statement.source.value))];
    }
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({ init }) => {
      const call = init?.type === 'AwaitExpression' && init.argument;
      if (!call || call.type !== 'CallExpression') return [];
      const [names] = call.arguments;
      return names?.type === 'Literal' ? [chunkOf(String(names.value))] : [];
    });
  });
}

/** @param isEnd is not followed any further, nor counted */
function follow(
  file: string,
  importsIn: (code: string, folder: string) => string[],
  isEnd = (_file: string): boolean => false,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file) || isEnd(file)) return found;
  found.add(file);
  const code = readFileSync(join('dist', file), 'utf8');
  for (const from of importsIn(code, dirname(file))) follow(from, importsIn, isEnd, found);
  return found;
}

/** A file and all it imports statically: what a visitor waits for. */
export const closure = (file: string): Set<string> => follow(file, staticImportsOf);

/** A file and all it may ever import, lazily too, but for what lies behind these chunks. */
export const reach = (file: string, stopAt: readonly string[] = []): Set<string> =>
  follow(file, importsOf, (one) => stopAt.some((name) => isChunk(one, name)));
