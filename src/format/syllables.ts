const vowel = '[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýÿœąęıőű]';
const consonant = `(?!${vowel})\\p{Script=Latin}`;

/** Between a vowel and a syllable, or between two consonants that are not one sound; never near an edge. */
const seam = new RegExp(
  [
    `(?<=\\p{L}{2}${vowel})(?=${consonant}${vowel}\\p{L})`,
    `(?<=\\p{L}${vowel}${consonant})(?!h|(?<=c)k)(?=${consonant}\\p{L}{2})`,
  ].join('|'),
  'giu',
);

/** A shorter word has room nearly everywhere. */
const longWord = /\p{L}{8,}/gu;

/**
 * A name in parts, between which its long words may be broken: browsers hyphenate in a language alone,
 * and a name has none. Otherwise a word is broken anywhere, in front of its apostrophe as well.
 */
export const syllablesOf = (name: string): string[] =>
  name.replace(longWord, (word) => word.replace(seam, '\u00ad')).split('\u00ad');
