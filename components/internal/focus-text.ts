const makeTabStop = ({ currentTarget }: FocusEvent) =>
  ((currentTarget as HTMLElement).tabIndex = 0);
/** An element of ours that was no stop would take all that is inside it along. */
function removeTabStop({ currentTarget }: FocusEvent): void {
  const text = currentTarget as HTMLElement;
  if (text.shadowRoot) text.removeAttribute('tabindex');
  else text.tabIndex = -1;
}

/**
 * Moves the focus to a text. It's a stop of the Tab key while it has the focus: from one that isn't,
 * as the last of a shadow root, Chromium goes back to the first stop of that root, in a circle.
 */
export function focusText(text: HTMLElement, options?: FocusOptions): void {
  text.tabIndex = -1;
  text.addEventListener('focus', makeTabStop);
  text.addEventListener('blur', removeTabStop);
  text.focus(options);
}
