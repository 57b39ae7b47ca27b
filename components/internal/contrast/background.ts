import { hostOf, isElement } from '../nodes.js';
import { blendOver, type Rgba } from './colour.js';

/** What lies below an element; `known` is false where a picture lies in between. */
export interface Background {
  readonly colour: Rgba;
  readonly known: boolean;
}

const white: Rgba = [1, 1, 1, 1];
/** What browsers show below a dark page that paints nothing, or nearly. */
const black: Rgba = [0.07, 0.07, 0.07, 1];

/**
 * The background colour of an element: translucent boxes over the nearest opaque one, else over the
 * page's colour scheme. A picture may have any colour: the colour behind it counts, which shows while
 * it loads, else the opposite of the text, as the author made that readable.
 * @param resolve what the browser makes of a colour as computed styles have it
 */
export function readBackground(
  element: Element,
  ink: Rgba,
  resolve: (colour: string) => Rgba | undefined,
): Background {
  const layers: Rgba[] = [];
  let known = true;
  for (let box: Element | null = element; box; box = parentOf(box)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    const layer = backgroundColor === 'rgba(0, 0, 0, 0)' ? undefined : resolve(backgroundColor);
    if (layer) layers.push(layer);
    known = backgroundImage === 'none';
    if (!known || layer?.[3] === 1) break;
  }
  const [red, green, blue] = ink;
  const isDark = known ? isDarkScheme(element) : red + green + blue > 1.5;
  const lowest = isDark ? black : white;
  return { colour: layers.reduceRight((below, layer) => blendOver(layer, below), lowest), known };
}

/** Whether a page that paints no ground is dark here. */
function isDarkScheme(element: Element): boolean {
  const schemes = getComputedStyle(element.ownerDocument.documentElement).colorScheme;
  if (!schemes.includes('dark')) return false;
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The box around it on the screen, out of shadow roots as well. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  return isElement(parent) ? parent : (hostOf(parent) ?? null);
}
