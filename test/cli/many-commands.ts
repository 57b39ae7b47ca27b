import { pathToFileURL } from 'node:url';
import type { Said } from './command.js';

/**
 * Runs command lines one after the other in one process, each as `npx bandstand` starts: the parts of
 * the build are loaded once, its first file for each anew.
 */
const entry = pathToFileURL('dist/cli/bandstand.js').href;
let count = 0;

/** What is written meanwhile goes to whoever asked. */
function listen(stream: NodeJS.WriteStream): () => string {
  const own = stream.write.bind(stream);
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  return () => {
    stream.write = own;
    return text;
  };
}

async function runLine(args: string[]): Promise<Said> {
  const [out, errors] = [listen(process.stdout), listen(process.stderr)];
  process.argv = [process.execPath, 'bandstand', ...args];
  process.exitCode = 0;
  count += 1;
  await import(`${entry}?${count}`);
  return { code: process.exitCode, out: out(), errors: errors() };
}

process.on('message', (args: string[]) => {
  void runLine(args).then((said) => process.send?.(said));
});
