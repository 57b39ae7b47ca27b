import { createApp as create } from '../../src/emulator/app.js';
import { judged } from './judged.js';
import { judge } from './page-judge.js';

/** How many answers of this page's emulators have been judged. */
export let judgedCount = 0;
const count = (given: Parameters<typeof judge>[0]): void => {
  judgedCount += 1;
  judge(given);
};

/**
 * What `src/emulator/emulator.ts` gets in place of its `app.js` in every browser test: the same
 * application, and Ajv, which reads what it answers.
 */
export const createApp: typeof create = (state, store, control) =>
  judged({ app: create(state, store, control), control }, count).app;
