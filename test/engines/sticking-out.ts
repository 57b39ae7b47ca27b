/**
 * What is wider than the window, so that the page scrolls sideways: by tag and class, and by how many
 * pixels. Runs in the page.
 */
export function stickingOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const found: string[] = [];
  const look = (node: Node, path: string): void => {
    if (node instanceof Element) {
      path += ` ${node.localName}${[...node.classList].map((name) => `.${name}`).join('')}`;
      const { left, right } = node.getBoundingClientRect();
      const over = Math.max(right - clientWidth, -left);
      if (over > 0.5) found.push(`${Math.round(over)} px:${path}`);
      if (node.shadowRoot) look(node.shadowRoot, `${path} >>`);
    }
    for (const child of node.childNodes) look(child, path);
  };
  look(document.body, '');
  return [`${scrollWidth - clientWidth} px in all`, ...found];
}
