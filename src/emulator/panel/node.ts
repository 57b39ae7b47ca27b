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
