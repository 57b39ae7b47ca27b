import type { CSSResult } from 'lit';
import { isShadowRoot } from '../nodes.js';

/** Adds the styles of a part that was loaded later, in this order; twice is once. */
export function adoptStyles(root: HTMLElement | DocumentFragment, ...styles: CSSResult[]): void {
  if (!isShadowRoot(root)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
