import { isServer } from 'lit';

/**
 * Defines an element unless the name is taken, so that a second copy of the code does not throw. A
 * server that renders templates does not define elements: it writes their tags and content, and the
 * page draws them.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  const isTaken = (isServer as boolean) || customElements.get(tag);
  if (!isTaken) customElements.define(tag, element);
}
