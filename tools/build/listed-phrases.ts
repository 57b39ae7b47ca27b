import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin } from 'vite';

/** What puts the names back, in the page. */
const helper = fileURLToPath(new URL('name-phrases.ts', import.meta.url));

/**
 * Words of what follows the first paint, or waits for it: what names them comes with that. For those
 * of a first paint it would have to come sooner, and weigh as much as it saves.
 */
const late = /\/src\/i18n\/((checkout|fields|schedule|signup)\/\w+|tickets\/en-parts)\.ts$/;

/** Where fewer stand in a row, the call weighs more than their names. */
const fewest = 12;
/** So many numbers may be missing between two of a row: each weighs a comma. */
const widestGap = 8;

interface Property {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly method?: boolean;
  readonly value?: { readonly start: number; readonly end: number };
}

interface Phrase {
  readonly number: number;
  readonly property: Property;
}

/**
 * Writes phrases whose names are numbers (`short-names.ts`) as lists: `{ _3: 'Back', _4: 'Go on' }`
 * becomes `namePhrases({}, 3, ['Back', 'Go on'])`. Their order says what the names would, and each name
 * weighs two bytes in every language.
 */
export const listedPhrases = (): Plugin => ({
  name: 'listed-phrases',
  apply: 'build',
  transform: {
    filter: { id: late },
    handler: (code) => ({ code: withListedPhrases(code), map: null }),
  },
});

export function withListedPhrases(code: string): string {
  const objects = parseSync('phrases.ts', code).program.body.flatMap(objectsOf).reverse();
  const written = objects.reduce(
    (text, { start, end, properties }) =>
      text.slice(0, start) + asList(code, properties, text.slice(start, end)) + text.slice(end),
    code,
  );
  if (written === code) return code;
  return `import { namePhrases } from ${JSON.stringify(helper)};\n${written}`;
}

interface ObjectExpression {
  readonly start: number;
  readonly end: number;
  readonly properties: readonly Property[];
}

/** Of `export const phrases = {…}`, alone. */
function objectsOf(statement: unknown): ObjectExpression[] {
  const { declaration } = statement as {
    declaration?: { declarations?: { init?: ObjectExpression & { type: string } }[] };
  };
  return (declaration?.declarations ?? []).flatMap(({ init }) =>
    init?.type === 'ObjectExpression' ? [init] : [],
  );
}

/** @returns `text` where it is no object of phrases */
function asList(code: string, properties: readonly Property[], text: string): string {
  // What is spread may be laid over, or lie under, what stands beside it.
  if (properties.some(({ type }) => type !== 'Property')) return text;
  const row = longestRow(properties.flatMap(phraseOf));
  const [first] = row;
  if (!first || row.length < fewest) return text;
  const listed = new Set(row.map(({ property }) => property));
  const others = properties.filter((one) => !listed.has(one));
  const rest = others.map(({ start, end }) => code.slice(start, end)).join(', ');
  return `/* @__PURE__ */ namePhrases({ ${rest} }, ${first.number}, [${listOf(code, row)}])`;
}

function phraseOf(property: Property): Phrase[] {
  const [, digits] = /^_([0-9a-z]+)$/.exec(property.key?.name ?? '') ?? [];
  return digits ? [{ number: parseInt(digits, 36), property }] : [];
}

function longestRow(phrases: readonly Phrase[]): readonly Phrase[] {
  const rows: Phrase[][] = [];
  for (const phrase of [...phrases].sort((one, other) => one.number - other.number)) {
    const row = rows.at(-1);
    const gap = phrase.number - (row?.at(-1)?.number ?? -Infinity) - 1;
    if (row && gap <= widestGap) row.push(phrase);
    else rows.push([phrase]);
  }
  return rows.reduce((longest, row) => (row.length > longest.length ? row : longest), []);
}

/** A number that no phrase has stays empty. */
function listOf(code: string, row: readonly Phrase[]): string {
  const list: string[] = [];
  const first = row[0]?.number ?? 0;
  for (const { number, property } of row) list[number - first] = valueOf(code, property);
  return list.join(', ');
}

function valueOf(code: string, { method, value }: Property): string {
  const text = code.slice(value?.start, value?.end);
  return method ? `function ${text}` : text;
}
