/** Long enough to be followed, short enough not to be waited for. */
const flightMilliseconds = 260;

/**
 * The picture of a tile grows into that of the dialog, so that the eye stays with the artist. Not by
 * `document.startViewTransition`, which would freeze and fade the whole page that a widget is a guest
 * in: a copy above the dialog moves from one box to the other, in every browser.
 * @param tile what was pressed; undefined for a link, which comes from nowhere
 */
export function flyPicture(tile: Element | undefined, photo: HTMLElement | null): void {
  if (!tile || !photo || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = tile.getBoundingClientRect();
  const to = restingBox(photo);
  if (!isInWindow(from) || to.width === 0 || !('popover' in photo)) return;
  const copy = photo.cloneNode(true) as HTMLElement;
  copy.classList.add('flying');
  copy.setAttribute('aria-hidden', 'true');
  copy.popover = 'manual';
  photo.parentElement?.append(copy);
  copy.showPopover();
  photo.classList.add('awaited');
  const flight = copy.animate([boxOf(from), boxOf(to)], {
    duration: flightMilliseconds,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
  const land = () => {
    copy.remove();
    photo.classList.remove('awaited');
  };
  flight.finished.then(land, land);
}

/** Where it will be once its dialog, which slides into sight, has come to rest. */
function restingBox(photo: Element): DOMRect {
  const { x, y, width, height } = photo.getBoundingClientRect();
  const dialog = photo.closest('dialog');
  const [, shift = '0'] = dialog ? getComputedStyle(dialog).translate.split(' ') : [];
  return new DOMRect(x, y - parseFloat(shift), width, height);
}

/** By size and not by scale: a picture that is cut to its box stays undistorted. */
const boxOf = ({ left, top, width, height }: DOMRect) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

const isInWindow = ({ width, top, bottom, left, right }: DOMRect): boolean =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

/** The picture of the act that was pressed, in a row or on a poster; a block has none and is all. */
export function pressedPicture(root: ShadowRoot): Element | undefined {
  const pressed = root.activeElement;
  const tile = pressed?.closest('.set, .poster, .slot');
  if (!tile) return undefined;
  const act = [...tile.querySelectorAll('button.name')].findIndex((name) => name === pressed);
  return tile.querySelectorAll('.portrait')[Math.max(act, 0)] ?? tile;
}
