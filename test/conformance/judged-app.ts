import { createApp as create } from '../../src/emulator/http/app.js';
import { judged } from './judged.js';
import { judge } from './page-judge.js';

/**
 * What `src/emulator/emulator.ts` gets in place of its `app.js` in every browser test: the same
 * application, and Ajv, which reads what it answers.
 */
export const createApp: typeof create = (state, store, control) =>
  judged({ app: create(state, store, control), control }, judge).app;
