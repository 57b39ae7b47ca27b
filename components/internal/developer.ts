const warned = new Set<string>();

/**
 * Warns the developer of the page in the console, once per page, naming the element. What visitors
 * need is in the element.
 */
export function warnDeveloper(element: Element, text: string, cause?: unknown): void {
  const line = `<${element.localName}> ${text}`;
  if (warned.has(line)) return;
  warned.add(line);
  console.warn(...(cause === undefined ? [line] : [line, cause]));
}

/** For tests, which run many pages in one. */
export function forgetWarnings(): void {
  warned.clear();
}
