/** Corners of the window, in the order in which they are tried. */
const places = ['bottom end', 'bottom start', 'top end', 'top start'];

/**
 * Moves the mark to a corner where it covers nothing to press or to read; out of sight where there is
 * none, so that everything on the page can be reached.
 * @returns whether it has moved
 */
export function findFreePlace(mark: HTMLElement): boolean {
  const now = mark.dataset['place'];
  mark.style.visibility = 'hidden'; // tried in sight, each place would count as a shift of the page
  const free = [now ?? 'bottom end', ...places].find((place) => {
    mark.dataset['place'] = place;
    return isFree(mark.getBoundingClientRect());
  });
  const hasMoved = free !== undefined && free !== now;
  mark.dataset['place'] = free ?? now ?? 'bottom end';
  mark.style.visibility = free ? '' : 'hidden';
  return hasMoved;
}

const control =
  'a[href], button, input, label, select, summary, textarea, [tabindex="0"], dialog[open]';

/** As far apart as the lines of a small text. */
const step = 8;

function isFree({ left, right, top, bottom }: DOMRect): boolean {
  for (let y = top; y <= bottom; y += step)
    for (const x of [left + 1, right - 1])
      for (const element of elementsAt(document, x, y)) {
        if (element.closest(control)) return false;
        if (hasTextIn(element, { left, right, top, bottom })) return false;
      }
  return true;
}

/** Everything at that point, through all shadow roots. */
function* elementsAt(root: Document | ShadowRoot, x: number, y: number): Generator<Element> {
  for (const element of root.elementsFromPoint(x, y)) {
    if (element.getRootNode() !== root) continue; // of a root further out, met there
    yield element;
    if (element.shadowRoot) yield* elementsAt(element.shadowRoot, x, y);
  }
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

function hasTextIn(element: Element, box: Box): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlap(line, box));
  });
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
