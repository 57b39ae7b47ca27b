/**
 * Calls `found` for all that matches `wanted` in the page, now and later, and in shadow roots that
 * the page asks to be looked into. The same node may be found again.
 */
export function watchPage(
  wanted: string,
  found: (node: Element) => void,
  report: (error: unknown) => void,
): void {
  /** What a page has done to one of its elements costs that one, not those that come after. */
  function attempt<Subject>(run: (subject: Subject) => void, subject: Subject): void {
    try {
      run(subject);
    } catch (error) {
      report(error);
    }
  }

  /** A node that has come to the page, and all that is in it; a text has nothing to ask for. */
  function look(root: Partial<Element>): void {
    if (root.matches?.(wanted)) attempt(found, root as Element);
    root.querySelectorAll?.(wanted).forEach((node) => attempt(found, node));
  }

  // Only what is new is looked at: in a large page, all of it at every change is too much.
  const observer = new MutationObserver((records) => {
    const looked = new Set<Node | null>();
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!looked.has(node.parentNode)) attempt(look, node as Element);
        looked.add(node);
      }
  });

  function watch(root: Node): void {
    observer.observe(root, { subtree: true, childList: true });
    look(root as Element);
  }

  watch(document);
  document.addEventListener('bandstand-scan', (event) =>
    attempt(watch, (event as CustomEvent<Node>).detail),
  );
}
