import type { DrawList } from '../lineup-context.js';

/** How a list is drawn before the tools are there. */
export const plainList: DrawList = (items, draw) => items.map((item, index) => draw(item, index));

/** A list of one as the one itself, which takes fewer marks to draw. */
export const oneOrMore = <Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => unknown,
): unknown => (items.length > 1 ? items.map(draw) : items[0] && draw(items[0], 0));
