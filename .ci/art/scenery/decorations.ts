import { over } from '../print/inks.js';
import { box, line, n, oval, path } from '../print/svg.js';

export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  inks: string[],
  size = 22,
  cord = '#22304f',
): string {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.6));
  const spot = (t: number) =>
    [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
  const flags = Array.from({ length: count }, (_, i) => {
    const [ax, ay] = spot((i + 0.14) / count);
    const [bx, by] = spot((i + 0.86) / count);
    return path(
      `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n((ax + bx) / 2)} ${n((ay + by) / 2 + size * 1.25)}Z`,
      inks[i % inks.length] ?? '',
    );
  });
  return (
    line(
      `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`,
      cord,
      2.4,
    ) + flags.join('')
  );
}

export function bulbs(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  glow: string,
  cord: string,
  every = 46,
): string {
  const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / every));
  const lamps = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return oval(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) + 9, 6.5, 9, glow);
  });
  return (
    line(
      `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`,
      cord,
      2.2,
    ) + lamps.join('')
  );
}

export const lantern = (paper: string, dark: string) =>
  line('M0-60V-44', dark, 3) +
  box(-14, -46, 28, 8, dark, 'rx="3"') +
  path('M-14-40C-40-34-40 10-14 16H14C40 10 40-34 14-40Z', paper) +
  line('M-27-22Q0-16 27-22M-30-8Q0-2 30-8M-24 6Q0 12 24 6', over(paper, dark, 0.25), 2) +
  box(-14, 14, 28, 7, dark, 'rx="3"');
