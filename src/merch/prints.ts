import { readableOn } from './colours.js';
import type { ProductColour, Product, Side, Zone } from './products.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A logo on a picture, in the picture's own pixels. */
export interface Print<Address extends string = string> {
  readonly logo: Address;
  /**
   * A box around the logo's centre that is exactly as wide as the logo and higher than any logo is:
   * fitted into it, a logo of any proportion has the right width and centre.
   */
  readonly box: Size & { readonly x: number; readonly y: number };
  /** One colour for the whole logo; undefined leaves it as it is. */
  readonly tint: 'white' | 'black' | undefined;
  /** Cut to the garment's shape. */
  readonly clip: boolean;
}

/** No logo is this many times higher than wide. */
const highest = 40;

/**
 * What is printed on a side, in the organiser's order.
 * @param logoOf the address to load for a zone's logo, if there is one
 */
export function printsOf<Address extends string>(
  { zones }: Product,
  colour: ProductColour,
  side: Side,
  picture: Size,
  logoOf: (zone: Zone) => Address | undefined,
): Print<Address>[] {
  return zones.flatMap((zone) => {
    const logo = zone.side === side ? logoOf(zone) : undefined;
    if (!logo) return [];
    const { clip } = zone;
    return [{ logo, box: boxOf(zone, picture), tint: tintOf(zone, colour, logo), clip }];
  });
}

/** `scale` is a width: the logo's height follows from the logo. */
function boxOf({ centre: [x, y], scale }: Zone, picture: Size): Print['box'] {
  const width = scale * picture.width;
  const height = highest * width;
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height };
}

/**
 * `recolor` decides whether the logo is tinted at all, the zone before the colour how. Where `recolor` is
 * absent, only white or black in so many words tint it. MER-07, MER-12, X26
 */
function tintOf(zone: Zone, colour: ProductColour, logo: string): Print['tint'] {
  // It has no transparent part, so that one colour would make a plain rectangle of it.
  if (/\.jpe?g$/i.test(logo.split(/[?#]/, 1)[0] ?? '')) return undefined;
  if (zone.recolor === false) return undefined;
  const wanted = zone.logoColor ?? colour.logoColor ?? 'auto';
  if (wanted === 'white' || wanted === 'black') return wanted;
  return zone.recolor && wanted === 'auto' && colour.hex ? readableOn(colour.hex) : undefined;
}
