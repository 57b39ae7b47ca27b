import fc from '../../chance.js';
import { firstLedger } from './beginning.js';
import { commands } from './commands/index.js';
import { createStage, type Staging } from './stage.js';

/** Whatever buyers, banks, clocks and organisers do in whatever order: every invariant holds. */
export const property = (staging: Staging = {}) =>
  fc.asyncProperty(fc.commands([commands], { maxCommands: 50, size: 'max' }), async (played) => {
    await fc.asyncModelRun(async () => {
      const real = createStage(staging);
      return { model: await firstLedger(real), real };
    }, played);
  });
