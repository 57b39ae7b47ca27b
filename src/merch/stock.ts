import type { ProductColour, Product } from './products.js';

/**
 * Nobody can ask for that colour: none of the products in question has it. Before a product is
 * chosen all of them are in question. spec L170
 * @param chosen values of products
 */
export function isOutOfStock(
  products: readonly Product[],
  chosen: readonly string[],
  name: string,
): boolean {
  const asked = products.filter(({ value }) => chosen.length === 0 || chosen.includes(value));
  const offers = asked.flatMap(({ colours }) => colours.filter((colour) => isCalled(colour, name)));
  return offers.length > 0 && offers.every(({ outOfStock }) => outOfStock);
}

/** All of these are colours of the catalogue. */
export function namesColours(products: readonly Product[], names: readonly string[]): boolean {
  const colours = products.flatMap((product) => product.colours);
  const isColour = (name: string) => colours.some((colour) => isCalled(colour, name));
  return names.length > 0 && names.every(isColour);
}

const isCalled = ({ label }: ProductColour, name: string): boolean =>
  label.toLowerCase() === name.trim().toLowerCase();
