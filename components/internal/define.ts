import { isServer } from 'lit';

/**
 * Defines an element unless the name is taken: a second copy of the code on one page leaves the
 * first in charge instead of throwing. A server that renders templates does not know the elements: it
 * writes their tags with what stands inside them, and the page draws them.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  const isTaken = (isServer as boolean) || customElements.get(tag);
  if (!isTaken) customElements.define(tag, element);
}
