import { readFileSync } from 'node:fs';
import type { Text, Texts } from '../../src/i18n/texts.js';
import type { PhraseValues } from './read.js';

/** The page for authors: each group, its elements, and each phrase in English. */
export function drawPage(
  groups: Map<string, PhraseValues>,
  spoken: Map<string, string[]>,
  english: Map<string, Texts>,
): string {
  const page = readFileSync('tools/words/words.md.template', 'utf8');
  const sections: string[] = [];
  for (const [name, values] of groups) {
    const tags = [...spoken].filter(([, names]) => names.includes(name)).map(([tag]) => tag);
    if (tags.length === 0) continue;
    const by =
      tags.length === spoken.size ? 'every element' : tags.map((tag) => `\`<${tag}>\``).join(' ');
    sections.push(`## ${name}\n\nUsed by ${by}.\n\n${drawTable(values, english.get(name) ?? {})}`);
  }
  return page.replace('__groups__', () => sections.join('\n\n'));
}

function drawTable(values: PhraseValues, english: Texts): string {
  const rows = [...values].map(([key, names]) => {
    const text = cell(usual(english[key]));
    return `| \`${key}\` | ${text} | ${names.map((name) => `\`{${name}}\``).join(' ')} |`;
  });
  return ['| key | in English | values |', '|---|---|---|', ...rows].join('\n');
}

/** The form for many, of all that there is to tell. */
const usual = (text: Text = ''): string => (typeof text === 'string' ? text : usual(text['other']));

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_');
