import { rays } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, path } from '../../print/svg.js';
import { starField } from '../../scenery/sky.js';
import { person } from '../../sitter/person.js';
import { crowdOf, late } from '../kit.js';

/** A trumpeter in a red suit under the stars. */
export function trumpeter(): string {
  const sheet = new Sheet(900, 1200, late);
  return sheet.print(
    box(0, 0, 900, 1200, late.paper),
    path(rays(430, 480, 1100, 20), '#263a68'),
    disc(430, 480, 330, late.b),
    group(
      at(380, 470, 1.9),
      person(sheet, {
        view: 'side',
        skin: 'chestnut',
        hair: 'buzz',
        eyes: 'closed',
        mouth: 'flat',
        top: 'blazer',
        topInk: 'a',
        trimInk: 'b',
        hat: 'trilby',
        hatInk: 'c',
        prop: 'trumpet',
        propInk: 'light',
        tilt: -8,
      }),
    ),
    starField(900, 260, 24, 6, late.light),
    path('M0 1040Q450 990 900 1040V1200H0Z', late.c),
    crowdOf(900, 1160, 1.3, 14),
  );
}
