import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PhraseValues } from './read.js';

/** `phrases.ts` of a group: the type of its phrases, with the notes for who translates them. */
export function drawTypes(
  folder: string,
  values: PhraseValues,
  notes: Readonly<Record<string, string>>,
): [file: string, text: string] {
  const file = `${folder}/phrases.ts`;
  const members = [...values].map(([key, names]) => {
    const told = names.map((name) => `'${name}'`).join(' | ');
    const note = notes[key] ? `/** ${notes[key]} */\n` : '';
    return `${note}${key}: ${told ? `Phrase<${told}>` : 'string'};`;
  });
  const name = nameIn(file) ?? `${pascalCase(basename(folder))}Phrases`;
  const isTold = [...values.values()].some((names) => names.length > 0);
  const text = `${isTold ? "import type { Phrase } from '../texts.js';\n" : ''}
/** Written by \`npm run words -- --write\`, from the English beside it. */
export interface ${name} {
${members.join('\n')}
}
`;
  return [file, text];
}

const nameIn = (file: string): string | undefined =>
  existsSync(file)
    ? /export interface (\w+Phrases)\b/.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;

const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
