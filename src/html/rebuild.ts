import { allowed, unwrapped } from './allow-list.js';
import { isExternal } from './leaving.js';

export interface RichOptions {
  /** Levels by which headings sink, so that they fit below the heading of the text: h2 + 2 = h4. */
  demote?: number;
  /** Said, not shown, after a link that leaves the website. */
  opensInNewTab?: string;
  /** The name of a table that has no caption, where it scrolls. */
  table?: string;
}

/** More than a text needs, less than makes layout slow. Deeper down only words remain. */
const deepest = 64;

/**
 * The content of a sanitized tree, built anew from the allow-list. Only what stands in the list is
 * ever created, with attribute values that its rules return, so nothing the sanitizer or the parser
 * left behind (a shadow root, a comment, an unlisted attribute) comes along.
 */
export function rebuild(from: ParentNode, options: RichOptions): DocumentFragment {
  const fragment = document.createDocumentFragment();
  copyChildren(from, fragment, options, 0);
  return fragment;
}

function copyChildren(from: Node, to: ParentNode, options: RichOptions, depth: number): void {
  if (depth > deepest) {
    to.append(from.textContent ?? '');
    return;
  }
  for (const child of from.childNodes) {
    if (child instanceof Text) to.append(child.data);
    else if (child instanceof Element) copyElement(child, to, options, depth + 1);
  }
}

function copyElement(from: Element, to: ParentNode, options: RichOptions, depth: number): void {
  const { localName: name, namespaceURI } = from;
  if (namespaceURI !== 'http://www.w3.org/1999/xhtml') return;
  const rules = allowed.get(name);
  if (!rules) {
    if (unwrapped.has(name)) copyChildren(from, to, options, depth);
    return;
  }
  const copy = document.createElement(lowered(name, options.demote ?? 0));
  // Before the address is set: with it, the browser begins to load.
  if (copy instanceof HTMLImageElement) {
    Object.assign(copy, { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' });
    copy.alt = '';
  }
  for (const [attribute, rule] of Object.entries(rules)) {
    const value = rule(from.getAttribute(attribute) ?? '');
    if (value) copy.setAttribute(attribute, value);
  }
  copyChildren(from, copy, options, depth);
  to.append(finished(copy, options));
}

/** What to put in the place of an element that now has its attributes and its content. */
function finished(copy: HTMLElement, options: RichOptions): Node {
  if (copy instanceof HTMLAnchorElement) return copy.href ? link(copy, options) : contentOf(copy);
  if (copy instanceof HTMLImageElement) return copy.src ? copy : contentOf(copy);
  if (copy instanceof HTMLTableElement) return scroller(copy, options);
  return copy;
}

/** Of a link that leads nowhere the words stay; of a picture without an address nothing does. */
function contentOf(copy: HTMLElement): DocumentFragment {
  const content = document.createDocumentFragment();
  while (copy.firstChild) content.append(copy.firstChild);
  return content;
}

function link(anchor: HTMLAnchorElement, { opensInNewTab }: RichOptions): HTMLElement {
  if (isExternal(anchor.href)) {
    anchor.rel = 'noopener noreferrer';
    anchor.target = '_blank';
    // The space stands in what is heard: outside it would be seen, underlined.
    if (opensInNewTab) anchor.append(spoken(` ${opensInNewTab}`));
  }
  return anchor;
}

/** A wide table scrolls in a box of its own that the keyboard reaches and a screen reader names. */
function scroller(table: HTMLTableElement, options: RichOptions): HTMLElement {
  const box = document.createElement('div');
  box.className = 'scroll';
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  const name = table.caption?.textContent.trim() || options.table;
  if (name) box.setAttribute('aria-label', name);
  box.append(table);
  return box;
}

function lowered(name: string, by: number): string {
  const level = /^h([1-6])$/.exec(name)?.[1];
  return level ? `h${Math.min(6, Number(level) + by)}` : name;
}

function spoken(text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = 'visually-hidden';
  span.textContent = text;
  return span;
}
