/**
 * Page builders make elements in the window of the editor and put them into that of the page. What
 * such a node is, its own members tell; `instanceof` knows those of this window alone.
 */
export const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

export const isShadowRoot = (node: Node | null): node is ShadowRoot =>
  node?.nodeType === 11 && 'host' in node;

/** The element whose shadow root this is. */
export const hostOf = (node: Node | null): Element | undefined =>
  isShadowRoot(node) ? node.host : undefined;
