const told = new Set<string>();

/**
 * Says something to whoever builds the page, once per page, naming the element. Visitors never see
 * it: what they need stands in the element.
 */
export function warnDeveloper(element: Element, text: string, cause?: unknown): void {
  const line = `<${element.localName}> ${text}`;
  if (told.has(line)) return;
  told.add(line);
  console.warn(...(cause === undefined ? [line] : [line, cause]));
}

/** For tests, which are many pages in one. */
export function forgetWarnings(): void {
  told.clear();
}
