/**
 * What somebody looks for: by role and accessible name, as a screen reader tells them. The engines
 * have no common way to ask for that through shadow roots, so it is worked out in the page.
 */
export interface Wanted {
  role: string;
  /** Part of the name, or a pattern. */
  name?: string | { source: string };
  /** Only within the first element of this selector. */
  within?: string | undefined;
}

/** An element as it was found. */
export interface Found {
  name: string;
  role: string;
  value: string;
  isChecked: boolean;
  expanded: string | null;
  pressed: string | null;
  left: number;
  top: number;
  /** The middle of what can be seen of it, in the window. */
  x: number;
  y: number;
  /** What would be pressed there is the element itself, or in it. */
  isOnTop: boolean;
}

export type Task = 'look' | 'bring' | 'focused';

/**
 * All that match, in the order of the document. `bring` scrolls the first of them into view; `focused`
 * tells where the focus is instead. Runs in the page: it may use nothing from outside.
 */
export function findInPage(wanted: Wanted, task: Task): Found[] {
  const tagRoles: Record<string, string> = {
    BUTTON: 'button',
    SUMMARY: 'button',
    DIALOG: 'dialog',
    FIELDSET: 'group',
    IMG: 'img',
    LI: 'listitem',
    OL: 'list',
    SELECT: 'combobox',
    TABLE: 'table',
    TEXTAREA: 'textbox',
    UL: 'list',
  };
  const inputRoles: Record<string, string> = {
    button: 'button',
    checkbox: 'checkbox',
    number: 'spinbutton',
    radio: 'radio',
    search: 'searchbox',
    submit: 'button',
  };
  const roleOf = (element: Element): string => {
    const own = element.getAttribute('role');
    if (own) return own;
    if (/^H[1-6]$/.test(element.tagName)) return 'heading';
    if (element.tagName === 'A') return element.hasAttribute('href') ? 'link' : '';
    if (element instanceof HTMLInputElement) return inputRoles[element.type] ?? 'textbox';
    return tagRoles[element.tagName] ?? '';
  };
  // What has no box of its own, as a slot, counts as unseen to the browser.
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ checkVisibilityCSS: true }) ||
    getComputedStyle(element).display === 'contents';
  const isHidden = (element: Element): boolean =>
    element.getAttribute('aria-hidden') === 'true' || !isSeen(element);
  const childrenOf = (node: Node): Node[] => {
    if (node instanceof HTMLSlotElement && node.assignedNodes().length) return node.assignedNodes();
    return [...((node as Element).shadowRoot ?? node).childNodes];
  };
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || isHidden(node)) return '';
    const said = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    return said ?? childrenOf(node).map(textOf).join(' ');
  };
  const namedByContent = ['button', 'heading', 'link', 'option', 'radio', 'tab', 'checkbox'];
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
    const legend = element.querySelector(':scope > legend');
    const by = ids.map((id) => root.getElementById(id)).filter((one) => one !== null);
    const texts = by.length ? by : labels.length ? labels : legend ? [legend] : [];
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    const content = namedByContent.includes(roleOf(element)) ? textOf(element) : '';
    const name = texts.length
      ? texts.map((one) => (one.ariaLabel ?? one.textContent).trim()).join(' ')
      : (own ?? content).trim() || (element.getAttribute('title') ?? '');
    return name.replace(/\s+/g, ' ').trim();
  };
  const seenPart = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return { x: (from + to) / 2, y: (above + below) / 2 };
  };
  const topAt = (x: number, y: number): Element | null => {
    let top = document.elementFromPoint(x, y);
    for (let inner = top; inner; inner = inner.shadowRoot?.elementFromPoint(x, y) ?? null) {
      if (inner === top && inner !== document.elementFromPoint(x, y)) break;
      top = inner;
    }
    return top;
  };
  const holds = (outer: Element, inner: Element | null): boolean => {
    for (let node: Node | null = inner; node;) {
      if (node === outer) return true;
      node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
    }
    return false;
  };
  const describe = (element: Element): Found => {
    const { x, y } = seenPart(element);
    const top = topAt(x, y);
    const labels = 'labels' in element ? [...((element.labels ?? []) as NodeListOf<Element>)] : [];
    return {
      name: nameOf(element),
      role: roleOf(element),
      value: 'value' in element ? String(element.value) : '',
      isChecked: 'checked' in element && element.checked === true,
      expanded: element.getAttribute('aria-expanded'),
      pressed: element.getAttribute('aria-pressed') ?? element.getAttribute('aria-selected'),
      left: Math.round(element.getBoundingClientRect().left),
      top: Math.round(element.getBoundingClientRect().top),
      x,
      y,
      isOnTop: [element, ...labels].some((one) => holds(one, top)),
    };
  };
  if (task === 'focused') {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active ? [describe(active)] : [];
  }
  const matches = (element: Element): boolean => {
    if (roleOf(element) !== wanted.role) return false;
    if (!element.checkVisibility({ checkVisibilityCSS: true })) return false;
    const { name } = wanted;
    if (name === undefined) return true;
    const own = nameOf(element);
    return typeof name === 'string' ? own === name : new RegExp(name.source).test(own);
  };
  const all: Element[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Element && matches(node)) all.push(node);
    for (const child of node.childNodes) walk(child);
    const inner = (node as Element).shadowRoot;
    if (inner) walk(inner);
  };
  const start = wanted.within === undefined ? document : document.querySelector(wanted.within);
  if (start) walk(start);
  if (task === 'bring') all[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return all.map(describe);
}
