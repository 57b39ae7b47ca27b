import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packedInto } from '../package/packed.js';

/** Playwright calls it before the first project is made: all of them install the same file. */
export default function packOnce(): () => void {
  const home = mkdtempSync(join(tmpdir(), 'bandstand-packed-'));
  process.env.PACKED = packedInto(home);
  return () => rmSync(home, { recursive: true, force: true });
}
