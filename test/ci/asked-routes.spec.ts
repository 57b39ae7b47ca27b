import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { routes } from '../../src/contract/routes.js';
import { onlyRows } from '../../tools/build/asked-routes.js';

const source = readFileSync('src/contract/routes.ts', 'utf8');
const rowsIn = (code: string) =>
  Object.keys(routes).filter((name) => code.includes(`${name}: row(`));

test('of the endpoint table those rows stay that are asked for, and no others', () => {
  expect(rowsIn(source)).toEqual(Object.keys(routes));
  expect(rowsIn(onlyRows(source, new Set(['getFaq', 'getOrder'])))).toEqual(['getFaq', 'getOrder']);
});

test('a table that is written otherwise fails the build', () => {
  expect(() => onlyRows('export const routes = new Map();', new Set())).toThrow(/look otherwise/);
});

test('whatever an element asks for by name is in the table that a visitor downloads', () => {
  const [follow = ''] = readdirSync('dist/chunks').filter((name) => name.startsWith('follow-'));
  const table = readFileSync(`dist/chunks/${follow}`, 'utf8');
  const elements = ['components', 'src/client', 'src/checkout', 'src/embed', 'src/lineup']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
    )
    .join('\n');
  const asked = Object.keys(routes).filter((name) =>
    new RegExp(`endpoint: '${name}'|\\.${name}\\(`).test(elements),
  );
  expect(asked).toContain('getTickets');
  expect(asked.filter((name) => !table.includes(`${name}:`))).toEqual([]);
  // And nothing else, as long as there is anything else.
  const unnamed = Object.keys(routes).filter((name) => !new RegExp(`\\b${name}\\b`).test(elements));
  expect(unnamed.filter((name) => table.includes(`${name}:`))).toEqual([]);
});
