/**
 * How bad it is. `severe`: harm is done. `wrong`: something does not work. `notice`: worth knowing.
 * `fine`: was looked at and is right.
 */
export type Level = 'severe' | 'wrong' | 'notice' | 'fine';

/** One thing that was found, in one line: what it is and what to do. */
export interface Finding {
  readonly level: Level;
  /** What it is about, in a word for programs: `secret-key`. */
  readonly about: string;
  readonly text: string;
}

const ranks: readonly Level[] = ['severe', 'wrong', 'notice', 'fine'];

/** Worst first; what was found first stays first. */
export const sorted = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((one, other) => ranks.indexOf(one.level) - ranks.indexOf(other.level));

export const isTrouble = ({ level }: Finding): boolean => level === 'severe' || level === 'wrong';

export const finding =
  (level: Level) =>
  (about: string, text: string): Finding => ({ level, about, text: printable(capital(text)) });

export const severe = finding('severe');
export const wrong = finding('wrong');
export const noticeFinding = finding('notice');
export const fine = finding('fine');

/** Parts of a page are quoted: no sign of theirs may move the cursor or begin a line. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]+/gu, ' ');

/** But no address and no name of an attribute: these are written as they are. */
const capital = (text: string): string =>
  /^[a-z']+(?= )/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
