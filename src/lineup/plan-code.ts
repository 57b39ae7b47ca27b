/** Letters and digits for each set: as many different codes as there are 32-bit numbers. */
const codeLength = 7;
const radix = 36;
/** A code of more is read, but not kept. */
const mostKeptSets = 500;

/**
 * A plan as a few letters for an address. Nothing but letters and digits, so that it is valid in a CSS
 * selector; of each set only a mark by which its id is found again.
 */
export const planCode = (slotIds: Iterable<string>): string =>
  [...slotIds].map(markOf).sort().join('');

/** Those of the known sets that a code names; a code from nowhere names none. */
export function planIn(code: string, slotIds: Iterable<string>): string[] {
  if (!isPlanCode(code)) return [];
  const marks = new Set(code.match(/.{7}/g));
  return [...slotIds].filter((id) => marks.has(markOf(id)));
}

const isPlanCode = (code: string): boolean =>
  /^[a-z\d]+$/.test(code) && code.length % codeLength === 0;

/** Whether a code may be stored: it comes from an address, where anybody may have written it. */
export const isKeepable = (code: string): boolean =>
  code.length <= mostKeptSets * codeLength && isPlanCode(code);

/** FNV-1a, 32 bits. */
function markOf(id: string): string {
  let hash = 0x811c9dc5;
  for (const letter of new TextEncoder().encode(id)) {
    hash = Math.imul(hash ^ letter, 0x01000193) >>> 0;
  }
  return hash.toString(radix).padStart(codeLength, '0');
}
