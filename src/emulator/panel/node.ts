type Value = string | number | boolean | undefined | ((event: Event) => void);

/**
 * An element with its attributes and children. Text stays text; `true` is an attribute without a
 * value, `false` and `undefined` none; a function listens, `onclick` for one.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** Sets a text only where it differs, so that a selection in it survives. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export const choice = (value: string, label = value) => h('option', { value }, label);

/** A listener that does nothing while a person composes; Safari's last key then has the code 229. */
export const ignoreComposingKeysInPanel =
  (handle: (event: KeyboardEvent) => void) =>
  (event: KeyboardEvent): void => {
    if (!event.isComposing && Reflect.get(event, 'keyCode') !== 229) handle(event);
  };

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
 * every second must not close a line that the user has opened.
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
