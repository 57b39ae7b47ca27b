import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const options = JSON.parse(
  readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'),
) as FormatConfig;

/** What `npm run format` would make of the text of this file. Throws if it cannot be read. */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join()}`);
  return code;
}

/** Writes a file as `npm run format` would. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await formatText(file, text));
}
