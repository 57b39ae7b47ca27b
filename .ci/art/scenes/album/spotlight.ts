import { cupboard } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, path } from '../../print/svg.js';
import { starField } from '../../scenery/sky.js';
import { person } from '../../sitter/person.js';

export function spotlight(): string {
  const sheet = new Sheet(900, 1200, cupboard.damson);
  const d = sheet.inks;
  return sheet.print(
    box(0, 0, 900, 1200, '#2a1230'),
    path('M450-80L40 1200H860Z', '#4a2345'),
    path('M450-80L190 1200H710Z', '#6d3457'),
    disc(450, 470, 300, d.b, 'fill-opacity=".32"'),
    group(
      at(440, 500, 1.7),
      person(sheet, {
        view: 'front',
        skin: 'chestnut',
        hair: 'afro',
        eyes: 'closed',
        mouth: 'sing',
        top: 'straps',
        topInk: 'a',
        wear: ['hoops'],
        wearInk: 'b',
        prop: 'mic',
        propInk: 'light',
        tilt: -5,
      }),
    ),
    box(0, 1010, 900, 200, d.key),
    starField(900, 300, 20, 3, d.light),
  );
}
