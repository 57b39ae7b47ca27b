import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { routes } from '../../src/contract/routes.js';
import { onlyRows, withOwnRows } from '../../tools/build/asked-routes.js';

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

/** What visitors download, by the name of its file. */
const built = () =>
  ['dist', 'dist/chunks'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.js') && !name.startsWith('emulator'))
      .map((name) => ({ name, code: readFileSync(`${folder}/${name}`, 'utf8') })),
  );
const elements = ['components', 'src/client', 'src/checkout', 'src/embed', 'src/lineup']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  .join('\n');

test('whatever an element asks for has its row in the table, or beside the one that asks', () => {
  const files = built();
  const table = files.find(({ name }) => name.startsWith('follow-'))!.code;
  const asked = Object.keys(routes).filter((name) =>
    new RegExp(`endpoint: '${name}'|\\.${name}\\(`).test(elements),
  );
  expect(asked).toContain('getTickets');
  const others = asked.filter((name) => !table.includes(`${name}:`)) as (keyof typeof routes)[];
  expect(others).toContain('claimReward');
  for (const name of others) {
    // By its row and not by its name, which nothing in the page would answer to.
    expect(files.filter(({ code }) => code.includes(`.${name}(`))).toEqual([]);
    expect(files.filter(({ code }) => code.includes(`"${routes[name].path}"`))).toHaveLength(1);
  }
  // And nothing else, as long as there is anything else.
  const unnamed = Object.keys(routes).filter((name) => !new RegExp(`\\b${name}\\b`).test(elements));
  expect(unnamed.filter((name) => table.includes(`${name}:`))).toEqual([]);
});

test('a call of an operation of one element carries its row, any other keeps its name', () => {
  const code = 'await client.claimReward({ body }); client.getOrder(asked);';
  expect(withOwnRows(code, new Set(['claimReward']))).toBe(
    `await client.call(${JSON.stringify(routes.claimReward)}, { body }); client.getOrder(asked);`,
  );
});

test('every operation of the service is asked for by an element', () => {
  const unused = Object.keys(routes).filter((name) => !new RegExp(`\\b${name}\\b`).test(elements));
  expect(unused).toEqual([]);
});
