import { readFileSync, writeFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { bundlePanel } from '../../src/emulator/node/server-files.js';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/**
 * Writes dist/cli: the command line for plain Node, and what of it build tools call. What the package depends on stays outside, as in
 * the npm entries; everything else is built in, so that nothing of our workshop must be installed.
 * @returns the packages that are built in
 */
export async function buildCommandLine(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: { bandstand: 'tools/cli/bandstand.ts', prerender: 'tools/cli/prerender/index.ts' },
    outdir: 'dist/cli',
    bundle: true,
    splitting: true,
    // Beside the entry: what they read of the package they look for two folders up.
    chunkNames: 'part-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys(dependencies),
    metafile: true,
    logLevel: 'warning',
  });
  refuseStrangers(metafile);
  writeFileSync('dist/cli/emulator-panel.js', await bundlePanel());
  return packagesIn(metafile);
}

/** @throws {Error} where something would be asked for that nobody has installed */
function refuseStrangers({ outputs }: Metafile): void {
  const outside = Object.values(outputs).flatMap(({ imports }) => imports);
  const names = outside.filter(({ external }) => external).map(({ path }) => path);
  const known = (name: string) =>
    name.startsWith('node:') ||
    Object.keys(dependencies).some((one) => `${name}/`.startsWith(`${one}/`));
  const strangers = names.filter((name) => !known(name));
  if (strangers.length > 0) throw new Error(`dist/cli asks for ${strangers.join(', ')}.`);
}

function packagesIn({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).map(
    (path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1],
  );
  return [...new Set(folders.filter((name) => name !== undefined))];
}
