import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A row of the endpoint table, as it stands in the source. */
const row = /^ {2}(\w+): row\([\s\S]*?\),\n/gm;

const folders = ['components', 'src/client', 'src/checkout', 'src/embed', 'src/lineup'];

/** Every word of what elements are made of. */
const wordsOfElements = (): Set<string> =>
  new Set(
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts'))
          .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
      )
      .join('\n')
      .match(/\w+/g),
  );

/**
 * Leaves out of the endpoint table what no element asks for: a third of it is for applications that
 * use the client themselves. A row stays whose name stands anywhere in what elements are made of.
 */
export const askedRoutes = (): Plugin => ({
  name: 'asked-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/contract\/routes\.ts$/ },
    handler: (code) => ({ code: onlyRows(code, wordsOfElements()), map: null }),
  },
});

/** @throws where the table is no longer written in rows that can be told apart */
export function onlyRows(code: string, wanted: ReadonlySet<string>): string {
  if (!row.test(code))
    throw new Error('The rows of routes.ts look otherwise: see asked-routes.ts.');
  return code.replace(row, (text, name: string) => (wanted.has(name) ? text : ''));
}
