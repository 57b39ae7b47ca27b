import { attributeNames, elementNames } from './allow-list.js';
import { rebuild, type RichOptions } from './rebuild.js';

export type { RichOptions };

/** Not in TypeScript's DOM library yet. */
interface SanitizingElement extends HTMLElement {
  setHTML?(html: string, options: { sanitizer: object }): void;
}

/**
 * Replaces the content of an element by HTML from outside, as far as the allow-list goes. At once
 * where the browser has a Sanitizer; elsewhere DOMPurify is loaded first.
 *
 * The promise rejects when DOMPurify cannot be loaded or the page's Trusted Types refuse its policy
 * (`trusted-types dompurify`): show the plain text instead.
 */
export function fillRich(
  container: Element,
  html: string,
  options: RichOptions = {},
): Promise<void> | void {
  const fill = (tree: ParentNode): void => container.replaceChildren(rebuild(tree, options));
  const tree = sanitizeNatively(html);
  if (!tree) return sanitizeWithLibrary(html).then(fill);
  fill(tree);
}

/**
 * The sanitized tree, or undefined where the browser has no Sanitizer. It is made in a document of
 * its own, where nothing loads and where the page's quirks mode changes no parsing.
 */
export function sanitizeNatively(html: string): ParentNode | undefined {
  const box: SanitizingElement = document.implementation
    .createHTMLDocument('')
    .createElement('div');
  if (!box.setHTML) return undefined;
  const sanitizer = {
    elements: elementNames,
    attributes: attributeNames,
    comments: false,
    dataAttributes: false,
  };
  box.setHTML(html, { sanitizer });
  return box;
}

/** The same through DOMPurify. */
export async function sanitizeWithLibrary(html: string): Promise<ParentNode> {
  const { default: purify } = await import('dompurify');
  // The beginning makes the parser do what it does for the content of a <div>: standards mode, and
  // no <frameset> in place of the body.
  const tree =
    purify.isSupported &&
    purify.sanitize(`<!doctype html><body><br>${html}`, {
      ALLOWED_TAGS: [...elementNames, 'body', '#text'],
      // An element that loses its `is` would go altogether. Here it is inert; the copy omits it.
      ALLOWED_ATTR: [...attributeNames, 'is'],
      ADD_URI_SAFE_ATTR: ['is'],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      KEEP_CONTENT: false,
      // Guards against reading the result as markup a second time, and drops harmless text for it.
      SAFE_FOR_XML: false,
      RETURN_DOM_FRAGMENT: true,
    });
  if (!tree) throw new Error('DOMPurify cannot work on this page.');
  tree.firstChild?.remove();
  return tree;
}
