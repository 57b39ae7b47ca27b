import { fold } from './fold.js';

/** A name and what of it is compared: the whole, and each run of as many words as were typed. */
const readings = (name: string, count: number): string[] => {
  const words = fold(name).split(/\s+/);
  const runs = words.map((_, first) => words.slice(first, first + count));
  return [
    words.join(' '),
    ...runs.filter((run) => run.length === count).map((run) => run.join(' ')),
  ];
};

/** In a short word two wrong letters make another word. */
const mostSlips = (letters: number): number => (letters < 4 ? 0 : letters < 6 ? 1 : 2);

/**
 * The names that the visitor may have meant, nearest first: up to two letters too many, too
 * few, wrong or swapped.
 */
export function similarNames(names: Iterable<string>, query: string, most = 3): string[] {
  const typed = fold(query).split(/\s+/);
  const text = typed.join(' ');
  const slips = mostSlips(text.length);
  if (slips === 0) return [];
  const near = [...new Set(names)].flatMap((name) => {
    const far = Math.min(...readings(name, typed.length).map((it) => distance(it, text, slips)));
    return far <= slips ? [{ name, far }] : [];
  });
  return near
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Letters put in, left out, changed or swapped with their neighbour; above `most` any number above it. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return at(last, other.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
