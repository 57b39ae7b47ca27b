/**
 * Page builders make elements in the window of the editor and put them into that of the page. What
 * such a node is, its own members tell; `instanceof` knows those of this window alone.
 */
export const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

/** The element whose shadow root this is; a document has none. */
export const hostOf = (node: Node | null): Element | undefined =>
  isElement(node) ? undefined : (node as Partial<ShadowRoot> | null)?.host;
