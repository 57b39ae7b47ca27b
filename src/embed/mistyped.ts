const told = new Set<string>();

/**
 * Suggests in the console which of our elements an unknown one may be, once per name. Silent if no
 * name is similar, as the page may have its own elements.
 */
export function explainMistyped({ localName }: Element, tags: string[]): void {
  if (told.has(localName) || customElements.get(localName)) return;
  const meant = nearestTag(localName, tags);
  if (!meant) return;
  told.add(localName);
  console.warn(`Bandstand: there is no <${localName}>. Did you mean <${meant}>?`);
}

/** Compares letters only. A name that ends too early, such as `event-signup`, is similar, too. */
export function nearestTag(name: string, tags: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  // In a short name two wrong letters make another word.
  const mostWrong = letters.length < 10 ? 1 : 2;
  const isNear = (tag: string) => isWithin(mostWrong, letters, lettersOf(tag));
  const isBegun = (tag: string) => letters.length > 7 && lettersOf(tag).startsWith(letters);
  return tags.find(isNear) ?? tags.find(isBegun);
}

const lettersOf = (name: string): string => name.replace(/[^a-z]/g, '');

/** Whether this many insertions, deletions or changes of letters turn one name into the other. */
function isWithin(wrong: number, one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] === other[0]) return isWithin(wrong, one.slice(1), other.slice(1));
  const isRest = (left: number, right: number) =>
    isWithin(wrong - 1, one.slice(left), other.slice(right));
  return wrong > 0 && (isRest(1, 0) || isRest(0, 1) || isRest(1, 1));
}
