import { figure } from '../figure/figure.js';
import type { Figure } from '../figure/figure.js';
import { ground } from './grounds.js';
import type { Ground } from './grounds.js';
import { between, chance } from '../print/chance.js';
import { cupboard } from '../print/inks.js';
import type { InkSet } from '../print/inks.js';
import { Sheet } from '../print/sheet.js';
import { at, disc, group, path } from '../print/svg.js';
import { person } from '../sitter/person.js';
import type { Ink, Sitter } from '../sitter/sitter.js';

export interface Placed {
  /** A face worth sitting for, or a small figure seen whole. */
  sitter: Sitter | Figure;
  /** Middle of the face (feet of a figure), and how large: 1 shows the sitter to the waist. */
  x: number;
  y: number;
  size: number;
  turn?: number;
}

export interface Portrait {
  inks: InkSet;
  ground: Ground;
  groundInks: [Ink, Ink];
  people: Placed[];
}

export function portrait(spec: Portrait, seed: number): string {
  const sheet = new Sheet(400, 400, cupboard[spec.inks]);
  const people = spec.people.map((p) =>
    group(
      at(p.x, p.y, p.size, p.turn),
      'view' in p.sitter ? person(sheet, p.sitter) : figure(sheet.inks, p.sitter),
    ),
  );
  return sheet.print(
    ground(spec.ground, sheet, spec.groundInks[0], spec.groundInks[1], seed),
    ...people,
    flecks(sheet.inks.light, seed),
  );
}

/** Where the ink did not take: a few bare specks, as on any hand-pulled print. */
function flecks(ink: string, seed: number): string {
  const roll = chance(seed * 7 + 1);
  const specks = Array.from({ length: 14 }, () => {
    const [x, y] = [between(roll, 6, 394), between(roll, 6, 394)];
    const r = between(roll, 0.7, 2);
    return roll() > 0.5
      ? disc(x, y, r, ink)
      : path(
          `M${x.toFixed(1)} ${y.toFixed(1)}l${(r * 2.4).toFixed(1)} ${r.toFixed(1)}l${(-r).toFixed(1)} ${(r * 1.4).toFixed(1)}Z`,
          ink,
        );
  });
  return `<g fill-opacity=".55">${specks.join('')}</g>`;
}
