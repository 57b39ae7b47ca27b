import { isElement } from './nodes.js';

/**
 * Whether the author put words of their own inside the element, to be shown until the feed is
 * there and whenever it cannot be. WordPress adds empty paragraphs and line breaks around tags;
 * children for a named slot belong to that slot.
 */
export function hasFallback(element: Element): boolean {
  return [...element.childNodes].some(isContent);
}

function isContent(node: ChildNode): boolean {
  if (node.nodeType === 3) return node.textContent?.trim() !== '';
  if (!isElement(node) || node.slot || node.localName === 'br') return false;
  return node.localName !== 'p' || [...node.childNodes].some(isContent);
}
