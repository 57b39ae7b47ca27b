/**
 * Defines an element unless the name is taken: a second copy of the code on one page leaves the
 * first in charge instead of throwing.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
