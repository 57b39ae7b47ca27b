import { over } from '../../print/inks.js';
import { rays } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, group, path } from '../../print/svg.js';
import { bunting } from '../../scenery/decorations.js';
import { day, who } from '../kit.js';

/** Five musicians march down the village street. */
export function parade(): string {
  const house = (x: number, ink: string) =>
    group(
      at(x, 560),
      box(-80, -330, 160, 330, ink),
      path('M-90-330L0-420L90-330Z', day.key),
      box(-46, -280, 36, 56, day.b),
      box(14, -280, 36, 56, day.b),
      box(-20, -100, 40, 100, day.key),
    );
  const colours = [day.a, day.light, day.c];
  return new Sheet(1200, 800, day).print(
    box(0, 0, 1200, 800, '#f3d9a4'),
    path(rays(600, 520, 900, 18), '#f0c678'),
    house(90, day.a),
    house(280, day.c),
    house(920, day.c),
    house(1110, day.a),
    box(0, 560, 1200, 240, over('#f3d9a4', day.key, 0.3)),
    bunting(0, 180, 600, 150, 50, colours, 34, day.key),
    bunting(600, 150, 1200, 180, 50, colours, 34, day.key),
    who(170, 730, 1.6, {
      skin: 'peach',
      hair: 'brim',
      hairInk: 'a',
      dress: 'flares',
      top: 'a',
      bottom: 'key',
      does: 'trumpet',
      thing: 'b',
    }),
    who(375, 750, 1.6, {
      skin: 'umber',
      hair: 'wrap',
      hairInk: 'c',
      dress: 'flares',
      top: 'light',
      bottom: 'key',
      does: 'sax',
      thing: 'b',
    }),
    who(580, 730, 1.6, {
      skin: 'sand',
      hair: 'beanie',
      hairInk: 'a',
      dress: 'flares',
      top: 'a',
      bottom: 'key',
      does: 'accordion',
      thing: 'b',
    }),
    who(785, 750, 1.6, {
      skin: 'chestnut',
      hair: 'quiff',
      hairInk: 'c',
      dress: 'flares',
      top: 'light',
      bottom: 'key',
      does: 'trumpet',
      thing: 'b',
    }),
    who(990, 730, 1.6, {
      skin: 'chalk',
      hair: 'bun',
      hairInk: 'a',
      dress: 'flares',
      top: 'a',
      bottom: 'key',
      does: 'drums',
      thing: 'b',
    }),
  );
}
