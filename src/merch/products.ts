import type { LogoColor, MerchProduct } from '../contract/merch.js';
import { readItems, readObjects, readText } from '../contract/loose.js';
import { hexOf } from './colours.js';

export type Side = 'front' | 'back';
/** In fractions of the picture. */
export type Point = readonly [x: number, y: number];

export interface ProductColour {
  /** Unique in the product; empty where the organiser names no colour at all. */
  readonly label: string;
  /** `#rrggbb`. */
  readonly hex: string | undefined;
  /** Addresses of the plain garment as the organiser gave them; empty where there is none. */
  readonly photos: Readonly<Record<Side, string>>;
  readonly logoColor: LogoColor | undefined;
  readonly outOfStock: boolean;
}

export interface Zone {
  readonly side: Side;
  readonly centre: Point;
  /** Width of the logo as a fraction of the picture's. */
  readonly scale: number;
  /** Undefined where the organiser does not say. */
  readonly recolor: boolean | undefined;
  /** Address as the organiser gave it; empty asks for the event's logo. */
  readonly logo: string;
  readonly logoColor: LogoColor | undefined;
  readonly clip: boolean;
}

export interface Product {
  /** Unique in the catalogue. */
  readonly value: string;
  readonly name: string;
  /** "T-shirt" */
  readonly garment: string;
  readonly description: string;
  /** In minor units of the currency. */
  readonly price: { readonly amount: number; readonly currency: string } | undefined;
  readonly sizes: readonly string[];
  /** At least one. */
  readonly colours: readonly [ProductColour, ...ProductColour[]];
  readonly zones: readonly Zone[];
  /** Empty where the organiser drew none, or fewer than three points. */
  readonly outline: readonly Point[];
}

/** As a service may really send it: each member may be missing, or be anything at all. */
type Loose<Shape> = { readonly [Key in keyof Shape]?: unknown };
type LooseColour = Loose<MerchProduct['colours'][number]>;
type LooseZone = Loose<MerchProduct['printZones'][number]>;
type LoosePoint = { readonly x?: unknown; readonly y?: unknown };

/** Longer lists are nobody's catalogue. */
const longest = 200;

/**
 * The catalogue in the organiser's order, without what would print nothing. Addresses are not
 * checked here: nothing is loaded yet. spec L161-172
 */
export function productsOf(catalogue: unknown): Product[] {
  const products = objectsOf<Loose<MerchProduct>>(catalogue).map(productOf);
  return unique(products, ({ value }) => value);
}

function productOf(loose: Loose<MerchProduct>): Product {
  const value = readText(loose.value);
  const colours = objectsOf<LooseColour>(loose.colours).map(colourOf);
  const [first = colourOf({}), ...others] = unique(colours, ({ label }) => label);
  const outline = objectsOf<LoosePoint>(loose.outline).flatMap(pointOf);
  return {
    value: value || readText(loose.name),
    name: readText(loose.name) || value,
    garment: readText(loose.garmentType),
    description: readText(loose.description),
    price: priceOf(loose.pricePennies, readText(loose.currency)),
    sizes: unique(itemsOf(loose.sizes).map(readText), (size) => size),
    colours: [first, ...others],
    zones: objectsOf<LooseZone>(loose.printZones).flatMap(zoneOf),
    outline: outline.length > 2 ? outline : [],
  };
}

function colourOf(loose: LooseColour): ProductColour {
  return {
    label: readText(loose.label),
    hex: hexOf(readText(loose.hex)),
    photos: { front: readText(loose.frontImageUrl), back: readText(loose.backImageUrl) },
    logoColor: logoColorOf(loose.logoColor),
    outOfStock: loose.outOfStock === true,
  };
}

/** None for a zone that is nowhere on the picture. */
function zoneOf(loose: LooseZone): Zone[] {
  const { side, scale } = loose;
  const [centre] = pointOf(loose);
  if ((side !== 'front' && side !== 'back') || !centre || !isFraction(scale) || !scale) return [];
  return [
    {
      ...{ side, centre, scale },
      recolor: typeof loose.recolor === 'boolean' ? loose.recolor : undefined,
      logo: readText(loose.logoUrl),
      logoColor: logoColorOf(loose.logoColor),
      clip: loose.clip === true,
    },
  ];
}

const pointOf = ({ x, y }: LoosePoint): Point[] => (isFraction(x) && isFraction(y) ? [[x, y]] : []);

const priceOf = (amount: unknown, currency: string): Product['price'] =>
  Number.isSafeInteger(amount) && Number(amount) >= 0 && currency
    ? { amount: Number(amount), currency }
    : undefined;

const isFraction = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

const logoColorOf = (value: unknown): LogoColor | undefined =>
  (['auto', 'brand', 'white', 'black'] as const).find((known) => known === value);

const itemsOf = (value: unknown): unknown[] => readItems(value).slice(0, longest);

const objectsOf = <Item extends object>(value: unknown): Item[] =>
  readObjects(itemsOf(value)) as readonly object[] as Item[];

/** Only the first of those with the same name, and none without a name. */
function unique<Item>(all: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const named = new Map<string, Item>();
  for (const item of all) {
    const name = nameOf(item);
    if (name && !named.has(name)) named.set(name, item);
  }
  return [...named.values()];
}
