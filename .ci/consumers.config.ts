import { fileURLToPath } from 'node:url';
import { ownCommand } from './own-command.js';

/** `npm run test:consumers`: projects of others with the package in them, each with downloads of its own. */
export default {
  ...ownCommand('consumers', 'consumer'),
  globalSetup: fileURLToPath(new URL('../test/consumers/pack-once.ts', import.meta.url)),
  timeout: 400_000,
};
