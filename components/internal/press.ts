/**
 * Runs now, or when the press has ended that is under way. What would appear between the two halves
 * of a press moves the button away from under it, and nothing is pressed.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active')) document.addEventListener('click', run, { once: true });
  else run();
}
