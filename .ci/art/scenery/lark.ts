import { over } from '../print/inks.js';
import type { Inks } from '../print/inks.js';
import { disc, line, path } from '../print/svg.js';

export function lark(
  inks: Pick<Inks, 'key' | 'light'> & { back: string; breast: string; beak: string },
): string {
  return (
    line('M-6 0V-34M14 0V-36M-6 0l12 4M14 0l12 4', inks.key, 5) +
    path(
      'M-112-44L-58-84C-40-124 0-140 34-150C40-182 84-190 98-160C104-140 96-124 84-116C84-70 50-28 0-30C-34-30-52-46-64-54L-106-30Z',
      inks.back,
    ) +
    path(
      'M92-150C104-138 98-120 84-116C84-70 50-28 0-30C-16-30-28-34-40-40C10-44 40-80 46-118C52-134 74-148 92-150Z',
      inks.breast,
    ) +
    path('M44-120L64-92L88-122L80-84Q64-66 46-88Z', inks.key) +
    path('M-70-66C-40-112 0-122 30-112C20-80-20-58-70-66Z', over(inks.back, inks.key, 0.5)) +
    line('M-52-70Q-20-70 8-92M-34-84Q-10-84 14-100', inks.light, 3.4) +
    path('M94-170L134-190L100-156ZM98-156L130-148L96-144Z', inks.beak) +
    line('M50-166Q66-178 88-166', inks.light, 4) +
    disc(76, -160, 5.4, inks.key) +
    disc(78, -162, 1.7, inks.light)
  );
}
