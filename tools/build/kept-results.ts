import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Of the packages that are installed: gone with them, and seen by a copy that shares them. */
const ownFolder = 'node_modules/.cache/bandstand';

/**
 * What `make` answers, or what it answered before to the same question. `question` has all that the
 * answer depends on: the text that is worked on, and how.
 */
export async function keepResult(
  question: readonly unknown[],
  make: () => Promise<string>,
  folder = ownFolder,
): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(question)).digest('hex');
  const file = `${folder}/${name}`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const answer = await make();
  mkdirSync(folder, { recursive: true });
  // Whoever builds at the same time finds a whole file or none.
  const unfinished = `${file}-${randomUUID()}`;
  writeFileSync(unfinished, answer);
  renameSync(unfinished, file);
  return answer;
}
