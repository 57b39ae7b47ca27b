import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * No file may import itself, however many others lie between, and be it a type or a part that is
 * loaded later: a stranger could read neither of them first.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['src', 'components', 'stories', 'test', 'bench', 'tools', '.ci'];

let graph;

/** Each file of the repository -> the files that it imports. */
function readGraph() {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  const code = files.filter((file) => /(?<!\.d)\.m?[jt]s$/.test(file));
  return new Map(code.map((file) => [file, importsOf(file)]));
}

function importsOf(file) {
  const code = readFileSync(join(root, file), 'utf8');
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => resolveImport(file, fileName))
    .filter((target) => target !== undefined);
}

function resolveImport(from, source) {
  if (!source.startsWith('.')) return undefined;
  const target = join(dirname(from), source);
  return [target, target.replace(/\.js$/, '.ts')].find((file) => existsSync(join(root, file)));
}

/** Start -> each file that it leads to, and the one that stands before it on the shortest way. */
const ways = new Map();

function waysFrom(start) {
  const before = new Map([[start, undefined]]);
  for (const file of before.keys())
    for (const next of graph.get(file) ?? []) if (!before.has(next)) before.set(next, file);
  return before;
}

/** The files on the shortest way, ends included; undefined where there is none. */
function wayBetween(start, end) {
  const before = ways.get(start) ?? waysFrom(start);
  ways.set(start, before); // a file is imported by many, and asked for by each
  return before.has(end) ? trailTo(end, before) : undefined;
}

function trailTo(end, before) {
  const trail = [];
  for (let file = end; file !== undefined; file = before.get(file)) trail.unshift(file);
  return trail;
}

const circlesRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    graph ??= readGraph();
    const from = relative(root, context.filename);
    const check = (node) => {
      const source = (node.source ?? node.argument?.literal)?.value;
      const target = typeof source === 'string' ? resolveImport(from, source) : undefined;
      const way = target && wayBetween(target, from);
      if (!way) return;
      context.report({ node, message: `Imports itself: ${[from, ...way].join(' -> ')}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export const noCircles = [
  {
    files: ['**/*.{ts,js,mjs}'],
    plugins: { circles: { rules: { none: circlesRule } } },
    rules: { 'circles/none': 'error' },
  },
];
