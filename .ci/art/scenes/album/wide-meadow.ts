import { figure } from '../../figure/figure.js';
import { Sheet } from '../../print/sheet.js';
import { at, disc, group } from '../../print/svg.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { sunStage } from '../../scenery/stages.js';
import { crowdOf, day, skies } from '../kit.js';

export function wideMeadow(): string {
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 600, 330, skies.dusk, 230),
    disc(600, 300, 120, '#fff0b8'),
    ridge(1200, [520, 460, 480, 530, 460, 500], 800, '#8a5a5d'),
    group(
      at(600, 640, 1.2),
      sunStage({
        arcs: [day.a, '#f59a53', day.b, day.light],
        dark: day.key,
        glow: '#4a2345',
        light: day.light,
      }),
      group(
        at(-52, -40, 0.5),
        figure(day, {
          skin: 'sand',
          hair: 'long',
          hairInk: 'b',
          dress: 'flares',
          top: 'c',
          bottom: 'light',
          does: 'bass',
          thing: 'a',
          mirror: true,
        }),
      ),
      group(
        at(0, -40, 0.52),
        figure(day, {
          skin: 'umber',
          hair: 'afro',
          dress: 'gown',
          top: 'a',
          bottom: 'a',
          does: 'sing',
          thing: 'b',
        }),
      ),
      group(
        at(56, -40, 0.5),
        figure(day, {
          skin: 'peach',
          hair: 'quiff',
          hairInk: 'a',
          dress: 'flares',
          top: 'light',
          bottom: 'c',
          does: 'guitar',
          thing: 'b',
        }),
      ),
    ),
    crowdOf(1200, 650, 0.7, 4),
    crowdOf(1200, 710, 1, 7),
    crowdOf(1200, 800, 1.5, 12),
  );
}
