/**
 * Phrases by the numbers that are their names, from a list: see `listed-phrases.ts`. A number that the
 * list leaves out has none.
 *
 * @param named those that have names, to which the others are added
 * @param number of the first of the list
 */
export function namePhrases<Phrases extends Record<string, unknown>>(
  named: Phrases,
  number: number,
  list: readonly unknown[],
): Phrases {
  list.forEach((phrase, index) => {
    (named as Record<string, unknown>)['_' + (number + index).toString(36)] = phrase;
  });
  return named;
}
