/**
 * Runs now, or after the current press. Content that appears between pointer down and up would move
 * the button away, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active')) document.addEventListener('click', run, { once: true });
  else run();
}
