import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { chapters } from './cases/index.js';
import { requirements, type Requirement } from './requirements/index.js';
import type { Result } from './run.js';
import { titleOf } from './target.js';

/** A test that carries the id of a row in its title. */
export interface Proof {
  title: string;
  /** Of a conformance case its chapter, of any other test its file. */
  where: string;
  /** Of a conformance case as it went now, of any other test as it went in the last `npm test`. */
  verdict?: Result['verdict'];
}

export interface ProvenRow extends Requirement {
  proofs: Proof[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const ids = /\b[A-Z]{3}-\d{2}\b/g;

/** Every row, with the tests that carry its id; `results` say how the conformance cases went. */
export function provenRows(results: readonly Result[] = []): ProvenRow[] {
  const proofs = [...casesOf(results), ...otherTitles().map(withVerdict(lastVerdicts()))];
  return requirements.map((row) => ({
    ...row,
    proofs: proofs.filter(({ title }) => [...title.matchAll(ids)].some(([id]) => id === row.id)),
  }));
}

const casesOf = (results: readonly Result[]): Proof[] =>
  Object.entries(chapters).flatMap(([chapter, cases]) =>
    cases.map((one) => {
      const title = titleOf(one);
      const ran = results.find((it) => it.chapter === chapter && titleOf(it) === title);
      return { title, where: `conformance: ${chapter}`, ...(ran && { verdict: ran.verdict }) };
    }),
  );

/** Texts with an id in all other files of tests: titles, or rows of a table that makes titles. */
function otherTitles(): Proof[] {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^conformance.(cases|requirements)/.test(name))
    .map((name) => join(root, 'test', name));
  return files.flatMap((file) =>
    textsOf(file)
      .filter((text) => text.search(ids) >= 0)
      .map((title) => ({ title, where: relative(root, file) })),
  );
}

interface LastVerdict {
  /** The file and all titles from the outside in. */
  title: string;
  passed: boolean;
}

/** What `npm test` left behind; nothing where it has not run. */
function lastVerdicts(): LastVerdict[] {
  const files = ['browser', 'pages'].map((suite) => `test-results/verdicts-${suite}.json`);
  return files
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as LastVerdict[]);
}

const withVerdict =
  (verdicts: LastVerdict[]) =>
  (proof: Proof): Proof => {
    const own = verdicts.filter(({ title }) => title.includes(proof.title));
    if (own.length === 0) return proof;
    return { ...proof, verdict: own.every(({ passed }) => passed) ? 'passed' : 'failed' };
  };

function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}
