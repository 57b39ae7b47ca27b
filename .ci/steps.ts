import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface Count {
  passed: number;
  failed: number;
}

interface Outcome {
  code: number;
  /** All that it printed. */
  text: string;
}

const passOn = (chunk: Buffer) => process.stdout.write(chunk);

/** Runs a command, passing on what it prints. */
export const run = (command: string, args: string[]): Promise<Outcome> =>
  start(command, args, passOn);

/** Runs a command beside others, whose words must not mix with its own. */
export const runQuietly = (command: string, args: string[]): Promise<Outcome> =>
  start(command, args, () => undefined);

/** The same with what nobody else has a use for: a test that waits leaves a core to it. */
export const runInPauses = (command: string, args: string[]): Promise<Outcome> =>
  start(command, args, () => undefined, constants.priority.PRIORITY_LOW);

function start(
  command: string,
  args: string[],
  pass: (chunk: Buffer) => unknown,
  priority = constants.priority.PRIORITY_NORMAL,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid !== undefined && priority !== constants.priority.PRIORITY_NORMAL)
      setPriority(child.pid, priority);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        pass(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

/**
 * Runs a test suite and reads its closing line. A suite that dies, or runs nothing, has failed.
 *
 * @param priority above zero it gives way to others
 */
export async function runSuite(command: string, args: string[], priority = 0): Promise<Count> {
  const { code, text } = await start(command, args, passOn, priority);
  const line = [...text.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  const count = { passed: Number(line?.[1] ?? 0), failed: Number(line?.[2] ?? 0) };
  const silent = count.passed + count.failed === 0 || (code !== 0 && count.failed === 0);
  return silent ? { ...count, failed: count.failed + 1 } : count;
}

export const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

/** Prints the closing line and sets the exit code. */
export function close(count: Count): void {
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1;
}
