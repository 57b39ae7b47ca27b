import { execFile } from 'node:child_process';

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
