import { visibleText } from './page.js';

/** What an element has drawn, by a selector. */
export const all = <T extends Element = HTMLElement>(element: Element, selector: string): T[] => [
  ...(element.shadowRoot?.querySelectorAll<T>(selector) ?? []),
];

/** The part of an element that has the focus. */
export const focused = (element: Element): HTMLElement | null =>
  element.shadowRoot!.activeElement as HTMLElement | null;

/** The field or box whose label begins so, or that is called so. */
export function labelled(element: Element, label: string): HTMLInputElement {
  const found = all<HTMLLabelElement>(element, 'label').find(
    (one) => one.textContent.trim().startsWith(label) || one.control?.ariaLabel === label,
  );
  if (!found?.control) throw new Error(`There is no "${label}" in: ${visibleText(element)}`);
  return found.control as HTMLInputElement;
}

/** The button in sight that is called so. */
export function button(element: Element, words: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>(element, 'button').find(
    (one) => (one.ariaLabel ?? one.textContent.trim()) === words && one.checkVisibility(),
  );
  if (!found) throw new Error(`There is no button "${words}" in: ${visibleText(element)}`);
  return found;
}
