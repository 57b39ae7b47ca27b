import { rays } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, path } from '../../print/svg.js';
import { person } from '../../sitter/person.js';
import { day, meadow } from '../kit.js';

/** A fiddler with red plaits and a patterned jumper. */
export function fiddler(): string {
  const sheet = new Sheet(900, 1200, day);
  return sheet.print(
    box(0, 0, 900, 1200, '#f3b75a'),
    path(rays(450, 520, 1100, 22), '#ef9a4c'),
    disc(450, 520, 330, day.light),
    group(
      at(440, 500, 2),
      person(sheet, {
        view: 'turned',
        skin: 'peach',
        hair: 'plaits',
        hairInk: 'a',
        eyes: 'closed',
        mouth: 'smile',
        top: 'fair isle',
        topInk: 'c',
        trimInk: 'light',
        prop: 'fiddle',
        propInk: 'a',
        wear: ['freckles'],
        wearInk: 'b',
      }),
    ),
    path('M0 1090H900V1200H0Z', day.key),
    meadow(900, 1206, 5, 0.9),
  );
}
