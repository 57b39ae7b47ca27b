import type { CSSResult } from 'lit';

/** Adds the styles of a part that was loaded later; twice is once. */
export function adoptStyles(root: HTMLElement | DocumentFragment, { styleSheet }: CSSResult): void {
  if (!(root instanceof ShadowRoot) || !styleSheet) return;
  if (root.adoptedStyleSheets.includes(styleSheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
}
