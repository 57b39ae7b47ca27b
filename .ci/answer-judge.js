import { tsImport } from 'tsx/esm/api';

const { createJudge, readDocument } = await tsImport(
  '../test/conformance/document.ts',
  import.meta.url,
);
const judge = createJudge(readDocument());

/**
 * Every emulator of every browser test is built on test/conformance/judged-app.ts, which sends its
 * answers here: Ajv holds them against docs/openapi.json.
 */
export const answerJudge = {
  name: 'answer-judge',
  resolveImport({ source, context }) {
    const isEmulator = context.path === '/src/emulator/emulator.ts' && source === './app.js';
    return isEmulator ? '/test/conformance/judged-app.ts' : undefined;
  },
  executeCommand({ command, payload }) {
    if (command !== 'judge-answer') return undefined;
    try {
      judge(payload);
      return {};
    } catch (error) {
      return { complaint: error.message };
    }
  },
};
