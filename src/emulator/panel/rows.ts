/** One line of a list, and how it takes in that its subject has changed. */
export interface Row<Item> {
  element: HTMLElement;
  update?: (item: Item) => void;
}

interface RowsOptions<Item> {
  into: Element;
  keyOf: (item: Item) => string;
  make: (item: Item) => Row<Item>;
}

/**
 * Keeps the lines of `into` as the items are, and touches none that stays: a list that is read
 * every second must not close what somebody has opened in it.
 */
export function keptRows<Item>({ into, keyOf, make }: RowsOptions<Item>) {
  let known = new Map<string, Row<Item>>();
  return (items: readonly Item[]): void => {
    const next = new Map(
      items.map((item) => [keyOf(item), known.get(keyOf(item)) ?? make(item)] as const),
    );
    for (const [key, { element }] of known) if (!next.has(key)) element.remove();
    for (const item of items) next.get(keyOf(item))?.update?.(item);
    let place = into.firstElementChild;
    for (const { element } of next.values()) {
      if (element === place) place = place.nextElementSibling;
      else into.insertBefore(element, place);
    }
    known = next;
  };
}

/** Items that carry no id: told apart by `textOf`, and by how many were the same before. */
export function numbered<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return { item, key: `${text} ${count}` };
  });
}
