import { fileURLToPath } from 'node:url';

const pathTo = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/**
 * Every emulator of a test is built on test/conformance/judged-app.ts, in which Ajv holds its answers
 * against docs/openapi.json. A plugin of esbuild.
 */
export const answerJudge = {
  name: 'answer-judge',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/app\.js$/ }, ({ importer }) =>
      importer === pathTo('src/emulator/emulator.ts')
        ? { path: pathTo('test/conformance/judged-app.ts') }
        : undefined,
    );
  },
};
