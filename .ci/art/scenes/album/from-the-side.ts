import { Sheet } from '../../print/sheet.js';
import { box, disc, line, path } from '../../print/svg.js';
import { ringsOfSky, starField } from '../../scenery/sky.js';
import { late, who } from '../kit.js';

export function fromTheSide(): string {
  const watchers = (y: number, size: number, first: number) =>
    Array.from({ length: 9 }, (_, k) =>
      who(
        430 + first + k * 92 * size,
        y + (k % 3) * 10,
        size,
        {
          skin:
            (['umber', 'peach', 'amber', 'chalk', 'chestnut', 'sand'] as const)[(k + first) % 6] ??
            'sand',
          hair:
            (['afro', 'bob', 'quiff', 'long', 'wrap', 'bun', 'beanie'] as const)[
              (k * 3 + first) % 7
            ] ?? 'bob',
          hairInk: (['key', 'a', 'b', 'key', 'light'] as const)[(k + first) % 5] ?? 'key',
          dress: 'flares',
          top: (['a', 'c', 'light', 'b', 'odd'] as const)[(k * 2 + first) % 5] ?? 'a',
          bottom: 'key',
          does: (['cheer', 'wave', 'cheer', 'stand'] as const)[k % 4] ?? 'cheer',
          thing: 'b',
          mirror: true,
        },
        late,
      ),
    ).join('');
  return new Sheet(1200, 800, late).print(
    ringsOfSky(1200, 800, 260, 120, ['#1a2a4d', '#24365f', '#3a4570', '#6b5573', '#c4705f'], 260),
    starField(1200, 300, 40, 8, late.light),
    path('M200-60L520 800H1200V640Z', late.b, 'fill-opacity=".16"'),
    watchers(560, 0.8, 0),
    watchers(660, 1.1, 2),
    watchers(800, 1.5, 1),
    path('M0 620H430L520 800H0Z', late.key),
    box(0, 606, 440, 22, late.c),
    who(
      240,
      616,
      2.1,
      {
        skin: 'umber',
        hair: 'quiff',
        hairInk: 'key',
        dress: 'flares',
        top: 'a',
        bottom: 'light',
        does: 'guitar',
        thing: 'b',
      },
      late,
    ),
    path('M60 616V440H150V616Z', late.key),
    line('M74 470h62M74 500h62M74 530h62M74 560h62', '#3a4570', 7),
    path('M-10-10H160L60 130H-10Z', late.key),
    disc(90, 60, 34, late.b),
    disc(190, 24, 26, late.a),
  );
}
