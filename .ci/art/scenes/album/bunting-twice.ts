import { rays } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { bunting } from '../../scenery/decorations.js';
import { cloudBank } from '../../scenery/sky.js';
import { day } from '../kit.js';

export function buntingTwice(): string {
  const cords = (y: number) =>
    bunting(-20, y, 920, y + 40, 90, [day.a, day.b, day.light, day.c], 62, day.key);
  return new Sheet(900, 1200, day).print(
    box(0, 0, 900, 600, '#9fd0cb'),
    disc(690, 180, 100, day.b),
    path(rays(690, 180, 170, 14, 0, 118), day.b),
    group(at(60, 210, 1.3), cloudBank(day.light)),
    cords(300),
    cords(110),
    box(0, 600, 900, 600, '#6f9399'),
    group(at(120, 760, 2), cloudBank('#57777e')),
    group(at(520, 720, 1.5), cloudBank('#57777e')),
    line(
      Array.from(
        { length: 46 },
        (_, k) => `M${(k * 137) % 920} ${640 + ((k * 89) % 540)}l-14 46`,
      ).join(''),
      '#c2dcd8',
      5,
    ),
    group('translate(0 780) rotate(5) skewX(-14)', cords(60)),
    group('translate(60 560) rotate(-4) skewX(-18)', cords(400)),
    box(0, 592, 900, 16, day.light),
  );
}
