import type { AgendaDay, AgendaItem } from './agenda.js';

/** What stands in one panel of a folded sheet. */
export interface SheetPanel {
  day: string;
  items: AgendaItem[];
  /** The day has begun in the panel before. */
  isContinued: boolean;
}

/**
 * Days as panels, each day at the top of one; a day goes on in the next panel where its sets are
 * higher than the room of one. A set alone is never divided, however high it is.
 */
export function panelsOf(
  days: readonly AgendaDay[],
  heightOf: (item: AgendaItem) => number,
  room: number,
): SheetPanel[] {
  return days.flatMap(({ day, items }) => {
    const parts: AgendaItem[][] = [];
    let left = 0;
    for (const item of items) {
      const height = heightOf(item);
      if (parts.length === 0 || height > left) {
        parts.push([]);
        left = room;
      }
      parts.at(-1)?.push(item);
      left -= height;
    }
    return parts.map((part, index) => ({ day, items: part, isContinued: index > 0 }));
  });
}
