import { readFileSync } from 'node:fs';

/** The code of a language under a heading of a guide, or before its first: what is written is what is tested. */
export function recipeOf(guide: string, heading: string | undefined, language: string): string {
  const text = readFileSync(guide, 'utf8');
  const begin = heading === undefined ? '' : `## ${heading}\n`;
  const sections = text.split(/^(?=## )/m);
  const section = sections.find((one) => one.startsWith(begin)) ?? '';
  const [, code] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(section) ?? [];
  if (code === undefined) throw new Error(`${guide} has no ${language} under "${heading}"`);
  return code;
}
