import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectLineup, project } from './project.js';

/** Everything that a host imports, with a widget to be seen. */
const code = `
  import { configure } from 'bandstand';
  import { createCheckout } from 'bandstand/checkout';
  import 'bandstand/event-tickets';
  import 'bandstand/event-lineup';
  import 'bandstand/react';
  configure({ baseUrl: 'emulator:' });
  document.body.innerHTML = '<event-lineup view="poster"></event-lineup>';
  console.log(createCheckout);
`;
const html = '<!doctype html><body></body><script type="module" src="./in.js"></script>';

/** The commands as a host calls them; all write into a folder of their own name. */
const bundlers: Record<string, readonly string[]> = {
  vite: ['build', '--outDir', 'vite', '--logLevel', 'warn'],
  webpack: ['--mode', 'production', '--entry', './in.js', '-o', 'webpack', '--output-filename', 'in.js', '--no-performance', '--stats', 'errors-warnings'], // oxfmt-ignore
  rollup: ['in.js', '-d', 'rollup', '-p', 'node-resolve={browser:true}', '--failAfterWarnings', '--silent'], // oxfmt-ignore
  esbuild: ['in.js', '--bundle', '--format=esm', '--splitting', '--outdir=esbuild', '--log-level=warning'], // oxfmt-ignore
};

const host = project(
  'vite',
  'webpack',
  'webpack-cli',
  'rollup',
  '@rollup/plugin-node-resolve',
  'esbuild',
);

for (const [name, args] of Object.entries(bundlers)) {
  test(`${name} builds a page with tickets and checkout, which shows the line-up`, async ({
    page,
  }) => {
    host.write({ 'in.js': code, 'index.html': html });
    const { code: ended, text } = await host.run(name, ...args);
    expect(ended, text).toBe(0);
    expect(text).not.toMatch(/WARNING|ERROR|\(!\)/);
    if (name !== 'vite') host.write({ [`${name}/index.html`]: html });
    await expectLineup(page, join(host.folder, name));
  });
}
