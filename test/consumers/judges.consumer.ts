import { expect, test } from '@playwright/test';
import { elements } from '../../components/elements.js';
import { project } from './project.js';

const host = project('publint', '@arethetypeswrong/cli');

test('publint finds nothing to say about the package', async () => {
  const { code, text } = await host.run('publint', 'run', host.packed, '--strict');
  expect(code, text).toBe(0);
  expect(text).toContain('All good');
});

test('"Are the types wrong?" finds every entry right, for those who load modules', async () => {
  const { code, text } = await host.run(
    'attw',
    host.packed,
    ...['--format', 'ascii', '--profile', 'esm-only'],
    ...['--include-entrypoints', ...Object.keys(elements)],
    // A text, and the script that a page loads by a tag.
    ...['--exclude-entrypoints', 'llms.txt', 'bandstand.js', 'bandstand.min.js'],
  );
  expect(code, text).toBe(0);
  for (const tag of Object.keys(elements)) expect(text).toContain(`"bandstand/${tag}"`);
});
