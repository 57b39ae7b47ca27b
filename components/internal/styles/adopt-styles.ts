import type { CSSResult } from 'lit';

/** Adds the styles of a part that was loaded later, in this order; twice is once. */
export function adoptStyles(root: HTMLElement | DocumentFragment, ...styles: CSSResult[]): void {
  if (!(root instanceof ShadowRoot)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
