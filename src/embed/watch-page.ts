/**
 * Calls `found` for every match of `wanted` in the page, now and later, and in shadow roots that the
 * page registers. The same node may be found again.
 */
export function watchPage(
  wanted: string,
  found: (node: Element) => void,
  report: (error: unknown) => void,
): void {
  /** An element that the page has broken must not stop those after it. */
  function attempt<Subject>(run: (subject: Subject) => void, subject: Subject): void {
    try {
      run(subject);
    } catch (error) {
      report(error);
    }
  }

  /** A node that was added, with its descendants. Text nodes have none. */
  function look(root: Partial<Element>): void {
    if (root.matches?.(wanted)) attempt(found, root as Element);
    root.querySelectorAll?.(wanted).forEach((node) => attempt(found, node));
  }

  // Searches only added nodes: a large page is too slow to search at every change.
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
