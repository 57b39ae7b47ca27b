import type { Each } from '../lineup-context.js';

/** How a list is drawn before the tools are there. */
export const plainList: Each = (items, draw) => items.map((item, index) => draw(item, index));
