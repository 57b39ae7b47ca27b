import { hostOf, isElement } from '../nodes.js';
import { blendOver, type Rgba } from './colour.js';

/** The background of an element; `known` is false if it includes a picture. */
export interface Background {
  readonly colour: Rgba;
  readonly known: boolean;
}

const white: Rgba = [1, 1, 1, 1];
/** About the canvas colour of browsers for a dark page without a background. */
const black: Rgba = [0.07, 0.07, 0.07, 1];

/**
 * The background colour of an element: translucent boxes over the nearest opaque one, else over the
 * page's colour scheme. A picture may have any colour: the colour behind it counts, which shows while
 * it loads, else the opposite of the text, as the author made that readable.
 * @param resolve converts a computed colour to its channels
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

/** Whether a page without a background has a dark canvas, by its style or its `<meta>`. */
function isDarkScheme({ ownerDocument: page }: Element): boolean {
  const { colorScheme } = getComputedStyle(page.documentElement);
  const meta = page.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  const schemes = colorScheme === 'normal' ? (meta?.content ?? '') : colorScheme;
  if (!schemes.includes('dark')) return false;
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The parent in the flat tree, across shadow roots. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  return isElement(parent) ? parent : (hostOf(parent) ?? null);
}
