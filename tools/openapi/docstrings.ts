import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What the comment above a declaration says. */
export interface Docstring {
  text: string;
  /** Of the specification: `29-34`, `223`. */
  lines: string[];
  /** `spec L40-54, a row each`: the lines that its members take in turn. */
  rows?: string[];
}

/** By the way to it: `Slot`, `Slot.setNote`, `Quote.warnings.code`. */
export type Docstrings = ReadonlyMap<string, Docstring>;

const folder = fileURLToPath(new URL('../../src/contract', import.meta.url));
const rowEach = /\bspec L(\d+)-(\d+), a row each$/;
const reference = /\bspec (L\d+(?:-\d+)?(?:, L\d+(?:-\d+)?)*)/g;

/**
 * Reads the comments of the contract, so that the words an engineer reads over a member are the
 * words of the document, and no line number stands in two places.
 */
export function readDocstrings(): Docstrings {
  const constants = new Map<string, ts.VariableStatement>();
  for (const file of readdirSync(folder)) {
    const source = readFileSync(join(folder, file), 'utf8');
    const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
    for (const statement of parsed.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const [declaration] = statement.declarationList.declarations;
      if (declaration) constants.set(declaration.name.getText(), statement);
    }
  }
  const found = new Map<string, Docstring>();
  for (const [name, statement] of constants) {
    note(found, name, statement);
    visitMembers({ found, constants, lines: [] }, statement, name);
  }
  return found;
}

interface Reading {
  found: Map<string, Docstring>;
  constants: ReadonlyMap<string, ts.VariableStatement>;
  /** Of the constant that the members come from, for members that name none. */
  lines: string[];
}

/** Follows object literals into their members, and spreads to where the members come from. */
function visitMembers(reading: Reading, node: ts.Node, path: string): void {
  const { found, constants } = reading;
  const visit = (child: ts.Node): void => {
    const source = sourceOfMembers(child) ?? '';
    const elsewhere = constants.get(source);
    if (elsewhere && elsewhere !== node) {
      const { lines } = docstringOf(elsewhere);
      visitMembers({ ...reading, lines }, elsewhere, path);
    } else if (ts.isPropertyAssignment(child) || ts.isShorthandPropertyAssignment(child)) {
      const memberPath = `${path}.${child.name.getText()}`;
      note(found, memberPath, child, reading.lines);
      visitMembers(reading, child, memberPath);
    } else {
      ts.forEachChild(child, visit);
    }
  };
  ts.forEachChild(node, visit);
}

/**
 * `...Totals.entries`, `...gaps(Totals.entries)` and `v.object(slotEntries)` take their members from
 * another constant.
 */
function sourceOfMembers(node: ts.Node): string | undefined {
  const spread = /^(?:gaps\()?(?:v\.pick\()?(\w+)/;
  if (ts.isSpreadAssignment(node)) return spread.exec(node.expression.getText())?.[1];
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'v.object') return undefined;
  const [entries] = node.arguments;
  return entries && ts.isIdentifier(entries) ? entries.text : undefined;
}

function note(
  found: Map<string, Docstring>,
  path: string,
  node: ts.Node,
  fallback: string[] = [],
): void {
  if (found.has(path)) return;
  const words = docstringOf(node);
  const lines = words.lines.length > 0 ? words.lines : fallback;
  if (words.text || lines.length > 0) found.set(path, { ...words, lines });
}

function docstringOf(node: ts.Node): Docstring {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return parse((ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\s+/g, ' '));
}

function parse(text: string): Docstring {
  const lines = [...text.matchAll(reference)].flatMap(([, list = '']) =>
    list.split(', ').map((line) => line.slice(1)),
  );
  const words = text.replace(/(?<!\s)\s*\(?\bspec L[\dL, -]+(a row each)?\)?\.?$/, '').trim();
  const [, first, last] = rowEach.exec(text) ?? [];
  return { text: words, lines, ...(first && { rows: rowsBetween(Number(first), Number(last)) }) };
}

const rowsBetween = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
