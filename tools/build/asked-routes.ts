import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { routes, type EndpointName } from '../../src/contract/routes.js';

/** A row of the endpoint table, as it stands in the source. */
const row = /^ {2}(\w+): row\([\s\S]*?\),\n/gm;

/** An operation that is asked for at one place, by a method of the client. */
const asked = /\bclient\.(\w+)\(/g;

const folders = ['components', 'src/client', 'src/checkout', 'src/embed', 'src/lineup'];

/** What elements are made of: their texts, by the part of the components that each belongs to. */
function textsOfElements(): { part: string; text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({
        part: partOf(`${folder}/${name}`),
        text: readFileSync(`${folder}/${name}`, 'utf8'),
      })),
  );
}

/** The custom element whose folder a file stands in, else a file that all elements may fetch; '' for src/. */
const partOf = (path: string): string => /components\/(\w+-\w+|internal\/.+)/.exec(path)?.[1] ?? '';

/** Operations that nobody but one part names, and it only to call them. */
function operationsOfOnePart(): Set<string> {
  const texts = textsOfElements();
  const callers = new Map<string, Set<string>>();
  for (const { part, text } of texts)
    for (const [, name = ''] of text.matchAll(asked))
      callers.set(name, (callers.get(name) ?? new Set()).add(part));
  const otherwise = wordsOf(texts.map(({ text }) => text.replace(asked, '')).join('\n'));
  const own = [...callers].filter(
    ([name, parts]) => name in routes && !otherwise.has(name) && parts.size === 1 && !parts.has(''),
  );
  return new Set(own.map(([name]) => name));
}

const wordsOf = (text: string): Set<string> => new Set(text.match(/\w+/g));

/**
 * Leaves out of the endpoint table what no element asks for: a third of it is for applications that
 * use the client themselves. A row stays whose name stands anywhere in what elements are made of,
 * but for the operations of one part, an element or what all fetch on some pages only, whose rows
 * come with that part: a visitor who does not meet it downloads nothing for it.
 */
export const askedRoutes = (): Plugin[] => {
  const own = operationsOfOnePart();
  const all = wordsOf(
    textsOfElements()
      .map(({ text }) => text)
      .join('\n'),
  );
  const shared = new Set([...all].filter((name) => !own.has(name)));
  return [
    {
      name: 'asked-routes',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /src\/contract\/routes\.ts$/ },
        handler: (code) => ({ code: onlyRows(code, shared), map: null }),
      },
    },
    {
      name: 'own-routes',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /components\/.+\.ts$/ },
        handler: (code) => ({ code: withOwnRows(code, own), map: null }),
      },
    },
  ];
};

/** @throws where the table is no longer written in rows that can be told apart */
export function onlyRows(code: string, wanted: ReadonlySet<string>): string {
  if (!row.test(code))
    throw new Error('The rows of routes.ts look otherwise: see asked-routes.ts.');
  return code.replace(row, (text, name: string) => (wanted.has(name) ? text : ''));
}

/** `client.getGallery({ slug })` becomes `client.call({…the row}, { slug })`. */
export function withOwnRows(code: string, own: ReadonlySet<string>): string {
  return code.replace(asked, (text, name: string) =>
    own.has(name) ? `client.call(${JSON.stringify(routes[name as EndpointName])}, ` : text,
  );
}
