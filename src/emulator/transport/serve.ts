import { readArguments, usage, type ServeArguments } from './arguments.js';
import { exportWorld } from './export-world.js';
import { serveEmulator } from './node-server.js';

/** `npm run emulator -- --port 4010 [--seed N] [--now ISO]`: the emulator as a real HTTP server. */
function readOrLeave(): ServeArguments {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

async function serve(options: ServeArguments): Promise<void> {
  try {
    const server = await serveEmulator(options);
    console.log(`listening on ${server.origin}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${options.port} is taken. Choose another, or --port 0 for any free one.`);
    process.exit(1);
  }
}

const options = readOrLeave();
if (options.export === undefined) await serve(options);
else exportWorld(options.export, options);
