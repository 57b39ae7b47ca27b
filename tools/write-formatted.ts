import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Writes a file as `npm run format` would. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const options = await resolveConfig(file, { editorconfig: false });
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}
