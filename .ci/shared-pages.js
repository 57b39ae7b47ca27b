import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Which browser tests share a page. With a page of its own each file costs a second of work more,
 * and the same code has to become quick again in every one of them.
 */
const rootDir = fileURLToPath(new URL('..', import.meta.url));
const folder = `${rootDir}test-results/shared`;

/** So many files at most: the last page to end should not keep the others waiting. */
const filesAtMost = 25;

/** A folder that is run by itself keeps so many pages busy. */
const pagesOfOne = 5;

/** By themselves, and first: each of them takes as long as a page of others. */
const alone = ['test/components/damage.test.ts', 'test/components/hostile.test.ts'];

/** What a shared page has the tests of, by the path of its module. */
const filesOf = new Map();

/**
 * Writes a module for each page that files share: the paths of all pages.
 *
 * @param {string} [within] the folder whose files are run by themselves
 */
export function writeSharedPages(within) {
  mkdirSync(folder, { recursive: true });
  const all = testFiles().filter((file) => !alone.includes(file));
  const pages = within
    ? shareOut(
        within,
        all.filter((file) => file.startsWith(`${within}/`)),
        pagesOfOne,
      )
    : sharing(all);
  for (const { name, files } of pages) {
    const path = `${folder}/${name}.test.ts`;
    filesOf.set(path, files);
    writeFileSync(path, moduleOf(files));
  }
  const ownPages = alone.filter((file) => !within || file.startsWith(`${within}/`));
  return [...ownPages.map((file) => rootDir + file), ...filesOf.keys()];
}

/** The files with tests that the pages of these modules bring, by their paths. */
export const filesOnPages = (modules) =>
  modules.flatMap((path) => filesOf.get(path)?.map((file) => rootDir + file) ?? []);

const testFiles = () =>
  readdirSync(`${rootDir}test`, { recursive: true })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.test.ts'))
    .sort();

/** Neighbours share a page: the code that they have in common has to become quick only once. */
const sharing = (files) =>
  Array.from({ length: Math.ceil(files.length / filesAtMost) }, (_, index) => ({
    name: `page-${index + 1}`,
    files: files.slice(index * filesAtMost, (index + 1) * filesAtMost),
  }));

/** The files of a folder in turn, over no more pages than there are files. */
function shareOut(name, files, wanted) {
  const pages = Math.min(wanted, files.length);
  return Array.from({ length: pages }, (_, index) => ({
    name: [...name.split('/').slice(1), ...(pages > 1 ? [index + 1] : [])].join('-'),
    files: files.filter((_, at) => at % pages === index),
  }));
}

function moduleOf(files) {
  const toRoot = relative(folder, rootDir);
  const lines = files.map((file) => `await suiteOf('${file}', () => import('${toRoot}/${file}'));`);
  return [`import { suiteOf } from '${toRoot}/.ci/file-suite.js';`, ...lines, ''].join('\n');
}
