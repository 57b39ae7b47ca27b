import type { CSSResult } from 'lit';
import { hostOf } from '../nodes.js';

/** Adds the styles of a part that was loaded later, in this order and without duplicates. */
export function adoptStyles(root: HTMLElement | DocumentFragment, ...styles: CSSResult[]): void {
  if (!hostOf(root)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  const shadow = root as ShadowRoot;
  shadow.adoptedStyleSheets = [...new Set([...shadow.adoptedStyleSheets, ...sheets])];
}
