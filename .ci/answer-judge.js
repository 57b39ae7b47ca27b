import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** In one file for the page; asking a server for each verdict would take longer than the tests. */
async function bundled() {
  const entry = fileURLToPath(new URL('../test/conformance/page-judge.ts', import.meta.url));
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'] } },
  });
  return output[0].code;
}

const code = bundled();
const address = '/test/conformance/page-judge.bundled.js';

/**
 * Every emulator of every browser test is built on test/conformance/judged-app.ts, in which Ajv
 * holds its answers against docs/openapi.json.
 */
export const answerJudge = {
  name: 'answer-judge',
  resolveImport({ source, context }) {
    const isEmulator = context.path === '/src/emulator/emulator.ts' && source === './http/app.js';
    if (isEmulator) return '/test/conformance/judged-app.ts';
    return source === './page-judge.js' ? address : undefined;
  },
  async serve({ path }) {
    return path === address ? { body: await code, type: 'js' } : undefined;
  },
};
