import { Sheet } from '../../print/sheet.js';
import { at, group, line, oval, path } from '../../print/svg.js';
import { marquee } from '../../scenery/camp.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { day, skies, who } from '../kit.js';

/** Dancing and tambourines outside the yellow tent. */
export function junkOrchestra(): string {
  const drum = (x: number, y: number, ink: string) =>
    group(
      at(x, y),
      path('M-60-110L-44 0H44L60-110Z', ink),
      oval(0, -110, 60, 18, day.light),
      line('M-58-104L-20 0L20-100L56-8', day.key, 4),
    );
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 600, 300, skies.morning, 240),
    ridge(1200, [400, 350, 380, 360, 400], 800, '#7fae8f'),
    group(at(600, 560, 2), marquee(day.b, day.light, day.key, 460)),
    path('M0 560Q600 520 1200 560V800H0Z', '#4f946b'),
    who(180, 700, 1.25, {
      skin: 'umber',
      hair: 'wrap',
      hairInk: 'a',
      dress: 'gown',
      top: 'a',
      bottom: 'a',
      does: 'dance',
      thing: 'b',
    }),
    who(360, 660, 1.25, {
      skin: 'peach',
      hair: 'short',
      dress: 'shorts',
      top: 'c',
      bottom: 'key',
      does: 'tambourine',
      thing: 'b',
    }),
    who(600, 650, 1.25, {
      skin: 'amber',
      hair: 'afro',
      dress: 'flares',
      top: 'light',
      bottom: 'c',
      does: 'dance',
      thing: 'b',
    }),
    who(840, 660, 1.25, {
      skin: 'chalk',
      hair: 'long',
      hairInk: 'b',
      dress: 'skirt',
      top: 'key',
      bottom: 'b',
      does: 'tambourine',
      thing: 'b',
      mirror: true,
    }),
    who(1020, 700, 1.25, {
      skin: 'chestnut',
      hair: 'bald',
      dress: 'dungarees',
      top: 'a',
      bottom: 'key',
      does: 'dance',
      thing: 'b',
      mirror: true,
    }),
    drum(300, 770, day.a),
    drum(480, 780, day.c),
    drum(720, 780, day.b),
    drum(900, 770, day.a),
  );
}
