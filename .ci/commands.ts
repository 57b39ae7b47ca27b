import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/**
 * The commands that page tests run as processes of their own, some fifty times: compiled once a run,
 * since `tsx` takes a second of work at every start to do so.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}test-results/${process.env.BANDSTAND_COMMANDS ?? 'commands'}`;
const sources = {
  emulator: 'src/emulator/node/serve.ts',
  conformance: 'test/conformance/cli.ts',
  scene: 'test/bench/play-scene.ts',
  many: 'test/cli/many-commands.ts',
  create: 'tools/create/create-element.ts',
};

/** The compiled file of a command. */
export const commandFile = (name: keyof typeof sources): string => `${folder}/${name}.js`;

/** In one file, each part still looks for what it reads beside the place where it stands. */
const ownPlace: Plugin = {
  name: 'own-place',
  setup(compiler) {
    compiler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const place = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
};

/** Playwright calls it before the first test. */
export default async function compileCommands(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: sources,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [ownPlace],
    logLevel: 'warning',
  });
}
