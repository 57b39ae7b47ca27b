/**
 * A picture that does not load leaves the initials to be seen; the next address has its own luck.
 * Listens for all pictures of the line-up, and asks those that were there before it.
 */
export function hideBrokenPictures(root: ShadowRoot): void {
  const see = ({ target, type }: Event): void => {
    if (target instanceof HTMLImageElement) target.classList.toggle('broken', type === 'error');
  };
  for (const type of ['load', 'error']) root.addEventListener(type, see, { capture: true });
  for (const image of root.querySelectorAll('img')) {
    if (image.complete) image.decode().catch(() => image.classList.add('broken'));
  }
}
