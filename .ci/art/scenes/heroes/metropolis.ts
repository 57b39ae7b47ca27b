import { figure } from '../../figure/figure.js';
import { chance } from '../../print/chance.js';
import { cupboard, mix, skins } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { crowd } from '../../scenery/crowd.js';
import { ringsOfSky, starField } from '../../scenery/sky.js';

const [W, H] = [1600, 900];
const tones = Object.values(skins);

export function metropolis(): string {
  const i = cupboard.midnight;
  const roll = chance(21);
  const block = (x: number, w: number, h: number, ink: string, lit: string) => {
    const windows = Array.from(
      { length: Math.floor((w - 16) / 26) * Math.floor((h - 40) / 40) },
      (_, k) => {
        const cols = Math.floor((w - 16) / 26);
        return roll() > 0.55
          ? `M${x + 14 + (k % cols) * 26} ${760 - h + 26 + Math.floor(k / cols) * 40}h12v20h-12Z`
          : '';
      },
    );
    return box(x, 760 - h, w, h + 200, ink) + path(windows.join('') || 'M0 0', lit);
  };
  const back = Array.from({ length: 16 }, (_, k) =>
    block(
      k * 104 - 20,
      96,
      240 + Math.abs(7.5 - k) * -18 + 250 + roll() * 120,
      mix(i.paper, i.odd, 0.22),
      mix(i.paper, i.odd, 0.45),
    ),
  ).join('');
  const front = [
    [-20, 150, 360, 'a'],
    [150, 120, 500, 'c'],
    [290, 170, 300, 'key'],
    [1110, 150, 330, 'key'],
    [1280, 130, 520, 'a'],
    [1430, 190, 380, 'c'],
  ]
    .map(([x, w, h, ink]) => block(Number(x), Number(w), Number(h), i[ink as 'a'], i.b))
    .join('');
  const stages = [
    [560, 'a'],
    [800, 'b'],
    [1040, 'c'],
  ]
    .map(([x, ink], k) =>
      group(
        at(Number(x), 770, k === 1 ? 1.1 : 0.8),
        path('M-120 0V-130Q0-240 120-130V0Z', i[ink as 'a']),
        path('M-92 0V-116Q0-200 92-116V0Z', i.key),
        path('M-60 0L-20-160H20L60 0Z', i.b, 'fill-opacity=".4"'),
        group(
          at(0, 0, 0.5),
          figure(i, {
            skin: (['umber', 'peach', 'amber'] as const)[k] ?? 'sand',
            hair: (['afro', 'quiff', 'long'] as const)[k] ?? 'bob',
            dress: 'flares',
            top: 'light',
            bottom: 'a',
            does: (['sing', 'guitar', 'keys'] as const)[k] ?? 'stand',
            thing: 'c',
          }),
        ),
      ),
    )
    .join('');
  const beams = [
    [560, 300, 420],
    [800, 560, 700],
    [800, 900, 1040],
    [1040, 1180, 1330],
  ]
    .map(([x = 0, a, b], k) =>
      path(`M${x} 620L${a}-20H${b}Z`, [i.a, i.b, i.b, i.c][k] ?? '', 'fill-opacity=".22"'),
    )
    .join('');
  return new Sheet(W, H, i).print(
    ringsOfSky(W, H, 800, 500, ['#1a2650', '#22315f', '#2c3f70', '#3a5282'], 270),
    starField(W, 300, 40, 2, i.light),
    disc(1170, 170, 88, i.light),
    back,
    beams,
    front,
    box(0, 752, W, 150, i.key),
    stages,
    crowd(
      W,
      850,
      0.8,
      31,
      [i.a, i.b, i.c, i.light, i.odd],
      [i.key, '#4a2b20', '#b5542c', '#e2b04a'],
      tones,
    ),
    line('M0 610H440M1160 640H1600', i.light, 8),
    [0, 1, 2]
      .map(
        (k) =>
          box(30 + k * 130, 568, 120, 40, i.b, 'rx="8"') + box(44 + k * 130, 576, 92, 16, i.key),
      )
      .join(''),
  );
}
