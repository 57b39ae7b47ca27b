import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Groups whose words are fetched with those of others: what an element says that says the first. */
const together: Partial<Record<string, readonly string[]>> = {
  'ambassador-rewards': ['ambassador-rewards', 'fields'],
  checkout: ['tickets', 'checkout', 'fields'],
  'event-prelaunch': ['event-prelaunch', 'fields', 'signup'],
  'event-search': ['event-search', 'events'],
  form: ['form', 'fields', 'signup'],
  schedule: ['lineup', 'schedule'],
};

/** These are never fetched alone. */
const neverAlone = ['fields', 'signup'];

/** `languages.ts` of the groups: an import for each language that a group is in. */
export const drawTables = (
  folder: string,
  groups: readonly string[],
  languages: readonly string[],
): [file: string, text: string][] =>
  groups
    .filter((group) => !neverAlone.includes(group))
    .map((group) => drawTable(folder, group, languages));

function drawTable(
  folder: string,
  group: string,
  languages: readonly string[],
): [file: string, text: string] {
  const groups = together[group] ?? [group];
  const rows = languages.flatMap((language) => {
    const files = groups.filter((one) => existsSync(join(folder, one, `${language}.json`)));
    const imports = files.map((one) => `import('${pathFrom(group, one)}/${language}.json')`);
    if (files.length === 0) return [];
    return `${language}: () => ${imports.length > 1 ? `Promise.all([${imports.join(', ')}])` : imports[0]},`;
  });
  const text = `import type { Languages } from '../texts.js';

/** Written by \`npm run words -- --write\`: the files of each language. */
export const languages: Languages = {
${rows.join('\n')}
};
`;
  return [join(folder, group, 'languages.ts'), text];
}

const pathFrom = (group: string, other: string): string => (other === group ? '.' : `../${other}`);
