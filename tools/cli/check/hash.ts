import { createHash } from 'node:crypto';

const kinds = ['sha256', 'sha384', 'sha512'];

/** What of an `integrity` a browser looks at: the strongest kind that it knows, and its hashes. */
export function strongest(integrity: string): { kind: string; hashes: string[] } | undefined {
  const given = integrity
    .trim()
    .split(/\s+/)
    .map((one) => one.split('?')[0]?.split('-', 2) ?? []);
  const kind = kinds.findLast((known) => given.some(([one]) => one === known));
  if (kind === undefined) return undefined;
  const hashes = given.flatMap(([one, hash = '']) => (one === kind ? [hash] : []));
  return { kind, hashes };
}

export const integrityHash = (kind: string, content: Buffer): string =>
  createHash(kind).update(content).digest('base64');

/** As a browser judges: an integrity in which it knows no hash permits everything. */
export function isHashOf(integrity: string, content: Buffer): boolean {
  const best = strongest(integrity);
  return !best || best.hashes.includes(integrityHash(best.kind, content));
}
