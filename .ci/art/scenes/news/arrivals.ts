import { figure } from '../../figure/figure.js';
import { Sheet } from '../../print/sheet.js';
import { at, disc, group } from '../../print/svg.js';
import { ridge, verge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { day } from '../kit.js';

const [W, H] = [1200, 675];

export function arrivals(): string {
  const players = (
    ['trumpet', 'walk', 'accordion', 'guitar', 'carry', 'fiddle', 'sax'] as const
  ).map((does, k) =>
    group(
      at(110 + k * 162, 560 - Math.sin((k / 6) * Math.PI) * 66, 1.12),
      figure(day, {
        skin:
          (['chestnut', 'peach', 'sand', 'umber', 'amber', 'chalk', 'umber'] as const)[k] ?? 'sand',
        hair: (['wrap', 'brim', 'beanie', 'afro', 'bun', 'long', 'short'] as const)[k] ?? 'bob',
        hairInk: (['a', 'key', 'key', 'key', 'key', 'a', 'key'] as const)[k] ?? 'key',
        dress:
          (['gown', 'coat', 'dungarees', 'flares', 'skirt', 'gown', 'flares'] as const)[k] ??
          'coat',
        top: (['b', 'a', 'light', 'c', 'a', 'c', 'b'] as const)[k] ?? 'a',
        bottom: (['b', 'key', 'a', 'key', 'c', 'c', 'key'] as const)[k] ?? 'key',
        does,
        thing: (['light', 'b', 'a', 'b', 'key', 'a', 'light'] as const)[k] ?? 'b',
      }),
    ),
  );
  return new Sheet(W, H, day).print(
    ringsOfSky(W, H, 600, 470, ['#e9744e', '#f08a4f', '#f3a45b', '#f8c67b'], 230),
    disc(600, 440, 170, '#fff0b8'),
    ridge(W, [470, 400, 440, 500, 430, 470], H, '#b9695f'),
    ridge(W, [560, 520, 494, 486, 494, 520, 560], H, '#3f7a5d'),
    ...players,
    ridge(W, [610, 590, 576, 570, 576, 590, 620], H, '#2b6152'),
    verge(
      W,
      686,
      14,
      [day.key, '#1c4a3f'],
      ['#ffd257', '#f4694a', day.light, '#f29db0'],
      day.key,
      0.7,
    ),
  );
}
