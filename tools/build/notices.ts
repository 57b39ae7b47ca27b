import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const read = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** Lit imports these in Node alone, from the package itself: nothing of them is in a build. */
const onlyInNode = new Set(['@lit-labs/ssr-dom-shim']);

/**
 * The licence of every package that code of ours is built with, as its makers ask for.
 * @param tools what the command line has in it besides
 */
export function notices(tools: readonly string[] = []): string {
  const found = new Map<string, string>();
  const visit = (names: string[]): void => {
    for (const name of names.filter((one) => isBuiltIn(one) && !found.has(one))) {
      const folder = join('node_modules', name);
      const { version, license = '', dependencies = {} } = read(folder);
      found.set(name, `${name} ${version} (${license})\n\n${licenceIn(folder)}`);
      visit(Object.keys(dependencies));
    }
  };
  visit([...Object.keys(read('.').dependencies ?? {}), ...tools]);
  const texts = [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  return `Bandstand is built with the following packages.\n\n${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

const isBuiltIn = (name: string) => !name.startsWith('@types/') && !onlyInNode.has(name);

/** @throws {Error} where there is none: what may be passed on must be known */
function licenceIn(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
  if (files.length === 0) throw new Error(`${folder} has no licence file.`);
  return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
}
