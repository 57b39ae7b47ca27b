import { runServer } from './run-server.js';
import { sourceFiles } from './server-files.js';

/** `npm run emulator -- --port 4010 [--seed N] [--now ISO]`: the emulator as a real HTTP server. */
await runServer(process.argv.slice(2), { command: 'npm run emulator --', files: sourceFiles });
