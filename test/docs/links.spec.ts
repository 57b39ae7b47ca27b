import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { anchors, documents, prose, type Document } from './documents.js';

const byPath = new Map(documents.map((document) => [document.path, document]));

/** Where links lead that stay in the repository, as they are written. */
const linksOf = (document: Document): string[] =>
  [...prose(document).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(https?|mailto):/.test(link));

/** Why a link leads nowhere; undefined where it does. */
function faultOf(document: Document, link: string): string | undefined {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? document.path : join(dirname(document.path), file);
  if (!existsSync(path)) return `${document.path}: there is no ${link}`;
  const target = byPath.get(path) ?? byPath.get(join(path, 'README.md'));
  if (anchor === undefined || !target || anchors(target).has(anchor)) return undefined;
  return `${document.path}: nothing in ${path} is called #${anchor}`;
}

test('every link of a document leads to a file, and to a heading of it', () => {
  const links = documents.flatMap((document) => linksOf(document).map((link) => [document, link] as const)); // oxfmt-ignore
  expect(links.length).toBeGreaterThan(80);
  const faults = links.map(([document, link]) => faultOf(document, link));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

test('every file that a document names in its text exists', () => {
  const folders = 'bench components docs integrations public src stories test tools .ci'.split(' ');
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:\.?\w+\/)+[\w.-]+\.\w+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => folders.includes(file.slice(0, file.indexOf('/'))))
      .map((file) => ({ path, file })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
});

test('every document of docs/ is in its list, which is in the README', () => {
  const list = byPath.get('docs/README.md')!;
  const listed = new Set(linksOf(list).map((link) => join('docs', link.split('#')[0] ?? '')));
  const own = [...byPath.keys()].filter((path) => /^docs\/[^/]+\.md$/.test(path) && path !== list.path); // oxfmt-ignore
  expect(own.filter((path) => !listed.has(path))).toEqual([]);
  expect(linksOf(byPath.get('README.md')!)).toContain('docs/README.md');
});

test('pictures of documents are small', () => {
  const shown = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => join(dirname(path), file)),
  );
  const own = shown.filter((file) => /\.(png|webp|jpe?g)$/.test(file));
  expect(own.filter((file) => statSync(file).size > 600_000)).toEqual([]);
});
