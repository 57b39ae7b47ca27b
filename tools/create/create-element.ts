import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routes } from '../../src/contract/routes.js';

/**
 * `npm run create -- event-x [operation]`: writes element, styles, README, story and test from the
 * templates beside this file, and the line in components/elements.ts. `operation` is the feed the
 * element shows first, `getEvent` unless told.
 */
const templates = new URL('templates/', import.meta.url).pathname;

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function arguments_(): { tag: string; operation: string } {
  const [tag, operation = 'getEvent'] = process.argv.slice(2);
  if (!tag || !/^[a-z]+(-[a-z]+)+$/.test(tag)) {
    refuse(
      `An element's name is lower-case words joined by hyphens, such as event-news; got "${tag ?? ''}".`,
    );
  }
  if (existsSync(`components/${tag}`)) refuse(`components/${tag} exists already.`);
  const row = Object.entries(routes).find(([name]) => name === operation)?.[1];
  if (row?.method !== 'GET' || !row.path.includes('{slug}')) {
    refuse(`"${operation}" is not an event feed of src/contract/routes.ts.`);
  }
  return { tag, operation };
}

const pascal = (tag: string): string =>
  tag.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase());

/** `__tag__`, `__Class__`, `__operation__` and `__Data__` stand in templates and in their names. */
function fill(text: string, { tag, operation }: { tag: string; operation: string }): string {
  return text
    .replaceAll('__tag__', tag)
    .replaceAll('__Class__', pascal(tag))
    .replaceAll('__operation__', operation);
}

const wanted = arguments_();
for (const name of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.template')) continue;
  const target = fill(name.replace(/\.template$/, ''), wanted);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, fill(readFileSync(join(templates, name), 'utf8'), wanted));
  console.log(`wrote ${target}`);
}

const list = 'components/elements.ts';
const lines = readFileSync(list, 'utf8').split('\n');
const first = lines.findIndex((line) => line.startsWith('export const elements'));
const end = lines.findIndex((line, index) => index > first && line.startsWith('}'));
const entries = lines.slice(first + 1, end).concat(`  '${wanted.tag}': '${wanted.operation}',`);
lines.splice(first + 1, end - first - 1, ...entries.sort());
writeFileSync(list, lines.join('\n'));
console.log(`added ${wanted.tag} to ${list}`);
