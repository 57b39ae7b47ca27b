/** What the script tag of the page is about. */
export function eventOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-event]')?.dataset['event'];
}

/** Every element that reads a feed can be told to read it anew. */
export function askAgain(): void {
  for (const element of document.querySelectorAll<Element & { refresh?: unknown }>('*')) {
    if (typeof element.refresh === 'function') void (element.refresh as () => Promise<void>)();
  }
}
