import { writeFileSync } from 'node:fs';
import { createEmulator } from '../index.js';
import { readArguments, type ServeArguments, usageOf } from './arguments.js';
import { serveEmulator } from './node-server.js';
import type { ServerFiles } from './server-files.js';

interface Start {
  /** What was typed to come here, up to the first option. */
  readonly command: string;
  readonly files: ServerFiles;
}

/** Serves until it is told to stop, or writes the world down and is done. */
export async function runServer(args: string[], { command, files }: Start): Promise<void> {
  const options = readOrLeave(args, command);
  if (options.export === undefined) await serve(options, files);
  else exportWorld(options.export, options);
}

function readOrLeave(args: string[], command: string): ServeArguments {
  try {
    return readArguments(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n${usageOf(command)}`);
    process.exit(2);
  }
}

async function serve(options: ServeArguments, files: ServerFiles): Promise<void> {
  try {
    const server = await serveEmulator(options, files);
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

/** Writes the world as it begins, for developers who seed a service of their own with it. */
function exportWorld(file: string, { seed, now, scenario }: ServeArguments): void {
  const { control } = createEmulator({ seed, now, scenario, assetsUrl: 'pictures/' });
  const text = `${JSON.stringify(control.world(), null, 2)}\n`;
  if (file === '-') process.stdout.write(text);
  else writeFileSync(file, text);
}
