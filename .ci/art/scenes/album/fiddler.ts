import { rays } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { day as i, meadow } from '../kit.js';
import { person } from '../../sitter/person.js';

export function fiddler(): string {
  const sheet = new Sheet(900, 1200, i);
  return sheet.print(
    box(0, 0, 900, 1200, '#f3b75a'), path(rays(450, 520, 1100, 22), '#ef9a4c'), disc(450, 520, 330, i.light),
    group(at(430, 510, 2), person(sheet, { view: 'turned', skin: 'peach', hair: 'plaits', hairInk: 'a', eyes: 'closed', mouth: 'smile', top: 'western', topInk: 'c', trimInk: 'light', prop: 'fiddle', propInk: 'a', wear: ['freckles'], wearInk: 'b', tilt: 4 })),
    group(at(130, 1290, 2.2, 9), line('M0 0V-250', i.key, 8), box(-30, -330, 60, 90, i.b, 'rx="28"'), line('M-24-306H24M-27-288H27M-24-270H24M-10-326V-246M10-326V-246', i.key, 4)), meadow(900, 1206, 5, 0.7),
  );
}
