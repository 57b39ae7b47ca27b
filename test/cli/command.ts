import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { commandFile } from '../../.ci/commands.js';

export interface Said {
  readonly code: unknown;
  readonly out: string;
  readonly errors: string;
}

/** `npx bandstand …`, as the build has it. */
export const bandstand = (...args: string[]): Promise<Said> => bandstandWith({}, ...args);

export const bandstandWith = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const command = ['dist/cli/bandstand.js', ...args];
    const options = { env: { ...process.env, ...env }, maxBuffer: 64 << 20 };
    execFile(process.execPath, command, options, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });

export interface ManyCommands {
  /** One at a time. */
  bandstand: (...args: string[]) => Promise<Said>;
  close: () => void;
}

/** The same command lines in one process, which starts once: to start costs more than most do. */
export function manyCommands(): ManyCommands {
  const child = fork(commandFile('many'));
  return {
    async bandstand(...args) {
      child.send(args);
      const [said] = (await once(child, 'message')) as [Said];
      return said;
    },
    close: () => child.kill(),
  };
}
