/** What the script tag of the page is about. */
export function eventOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-event]')?.dataset['event'];
}

/** Every widget reads its feed anew when it is told to. */
export function askAgain(): void {
  for (const element of document.querySelectorAll('body *')) {
    if (element.localName.includes('-')) element.dispatchEvent(new Event('event-refresh'));
  }
}
