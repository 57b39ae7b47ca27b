type Phrase = string | ((...told: unknown[]) => string);

const plain = 'aeioucnyAEIOU';
const accented = 'àéîöûçñÿÀÉÎÖÛ';

/**
 * Phrases in a language nobody speaks: accented, and 40 % longer, so that what is clipped or was never
 * translated shows (the tag `en-XA`).
 */
export function pseudo<Group extends object>(english: Group): Group {
  const entries = Object.entries(english as Record<string, Phrase>).map(([key, phrase]) => [
    key,
    typeof phrase === 'string'
      ? stretched(phrase)
      : (...told: unknown[]) => stretched(phrase(...told)),
  ]);
  return Object.fromEntries(entries) as Group;
}

function stretched(text: string): string {
  const letters = text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
  return `${letters} ${'~'.repeat(Math.ceil(text.length * 0.4))}`;
}
