/** Letters typed in a field are not the host page's shortcuts. */
export function keepLettersFromPage(event: KeyboardEvent): void {
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}
