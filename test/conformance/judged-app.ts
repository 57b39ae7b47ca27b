import { executeServerCommand } from '@web/test-runner-commands';
import { createApp as create } from '../../src/emulator/app.js';
import { judged, type Given, type Judge } from './judged.js';

/**
 * What `src/emulator/emulator.ts` gets in place of its `app.js` in every browser test: the same
 * application, and Ajv, which waits on the server of the tests, reads what it answers.
 */
export const createApp: typeof create = (state, store, control) =>
  judged({ app: create(state, store, control), control }, judgeOnServer).app;

const judgeOnServer: Judge = async (given) => {
  const { complaint } = await executeServerCommand<{ complaint?: string }, Given>(
    'judge-answer',
    given,
  );
  if (complaint !== undefined) throw new Error(complaint);
};
