import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { recipeOf } from '../editors/recipe.js';
import { expectLineup, project, strictOptions, withEmulator } from './project.js';

const host = project(
  'next',
  'react',
  'react-dom',
  'typescript',
  '@types/react',
  '@types/react-dom',
  '@types/node',
);

const layout = `
  import type { ReactNode } from 'react';
  export default function Layout({ children }: { readonly children: ReactNode }) {
    return <html lang="en"><body>{children}</body></html>;
  }
`;

/** Next looks at its own types with ours, and is not strict about them. */
const options = { ...strictOptions, skipLibCheck: true, jsx: 'react-jsx', allowJs: true };

test('Next checks the example, renders it on the server, and its page shows the line-up', async ({
  page,
}) => {
  host.write({
    'next.config.mjs': "export default { output: 'export' };",
    'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['app'] }),
    'app/layout.tsx': layout,
    'app/page.tsx': withEmulator(recipeOf('docs/frameworks.md', 'Next', 'tsx')),
  });
  const { code, text } = await host.run('next', 'build');
  expect(code, text).toBe(0);
  await expectLineup(page, join(host.folder, 'out'));
});

test('Next refuses a word that the view does not take', async () => {
  const example = recipeOf('docs/frameworks.md', 'Next', 'tsx');
  host.write({ 'app/page.tsx': example.replace('view="poster"', 'view="grid"') });
  const { code, text } = await host.run('next', 'build');
  expect(code).not.toBe(0);
  expect(text).toContain('\'"grid"\' is not assignable');
});
