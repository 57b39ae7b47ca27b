const warned = new Set<string>();

/**
 * Says something to whoever builds the page, once per page, naming the element. Visitors never see
 * it: what they need stands in the element.
 */
export function warnDeveloper(element: Element, text: string, cause?: unknown): void {
  const line = `<${element.localName}> ${text}`;
  if (warned.has(line)) return;
  warned.add(line);
  console.warn(...(cause === undefined ? [line] : [line, cause]));
}

/** For tests, which are many pages in one. */
export function forgetWarnings(): void {
  warned.clear();
}
