import { runConformance } from './run-conformance.js';
import { sourceFiles } from '../../src/emulator/node/server-files.js';

/** `npm run conformance`: the same cases against any address. docs/conformance.md */
const start = { command: 'npm run conformance --', files: sourceFiles };
process.exitCode = await runConformance(process.argv.slice(2), start);
