import { fileURLToPath } from 'node:url';

/** What the server reads beside its code: here from the sources, in the package from what is built. */
export interface ServerFiles {
  /** The folder with the pictures of the demo world. */
  readonly pictures: string;
  /** The script of the control panel, in one file. */
  readonly panelScript: () => Promise<string>;
}

let panel: Promise<string> | undefined;

export const sourceFiles: ServerFiles = {
  pictures: fileURLToPath(new URL('../../../public/demo', import.meta.url)),
  panelScript: () => (panel ??= bundlePanel()),
};

/** The control panel behind HTTP, with all that it imports. */
export async function bundlePanel(): Promise<string> {
  const { build } = await import('vite');
  const entry = fileURLToPath(new URL('../panel/http-page.ts', import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'panel' } },
  });
  const [result] = [made].flat();
  const [file] = result && 'output' in result ? result.output : [];
  if (file?.type !== 'chunk') throw new Error('The panel could not be bundled.');
  return file.code;
}
