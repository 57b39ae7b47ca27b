import type { Figure } from './figure.js';
import type { Pen } from './pen.js';
import { over } from '../print/inks.js';
import { box, line, path } from '../print/svg.js';

export function lower(who: Figure, p: Pen): string {
  const shoe = (x: number) => path(`M${x - 10}-6h14q12 2 14 10h-28Z`, p.inks.key);
  const bare = line('M-12-100L-16-6M12-100L16-6', p.skin, 13) + shoe(-18) + shoe(14);
  switch (who.dress) {
    case 'flares':
      return (
        shoe(-24) +
        shoe(20) +
        path('M-25-112H25L20-60L38-2H6L0-76L-6-2H-38L-20-60Z', p.bottom) +
        path('M0-76L6-2H38L30-26Z', over(p.bottom, p.inks.key, 0.2))
      );
    case 'coat':
      return (
        shoe(-20) +
        shoe(14) +
        line('M-12-60L-16-8M12-60L14-8', p.inks.key, 14) +
        path('M-27-120H27L40-34H-40Z', p.top) +
        line('M0-120V-34', over(p.top, p.inks.key, 0.6), 2.6)
      );
    case 'skirt':
      return (
        bare +
        path('M-23-116H23L44-42Q0-30-44-42Z', p.bottom) +
        line('M-10-110L-18-40M10-110L18-40', over(p.bottom, p.inks.key, 0.4), 2.4)
      );
    case 'gown':
      return (
        shoe(-16) +
        shoe(12) +
        path('M-24-120H24L50-4Q0 8-50-4Z', p.bottom) +
        path('M6-120H24L50-4Q34 2 18 3Z', over(p.bottom, p.inks.key, 0.24))
      );
    case 'shorts':
      return bare + path('M-25-114H25L29-62H4L0-84L-4-62H-29Z', p.bottom);
    case 'dungarees':
      return shoe(-20) + shoe(14) + path('M-25-114H25L26-4H5L0-78L-5-4H-26Z', p.bottom);
  }
}

export const torso = (who: Figure, p: Pen) =>
  box(-8, -190, 16, 24, over(p.skin, p.inks.key, 0.3)) +
  path('M-31-164Q0-186 31-164L24-108H-24Z', p.top) +
  path('M-31-164Q-24-172-16-174L-10-108H-24Z', over(p.top, p.inks.key, 0.3)) +
  (who.dress === 'dungarees'
    ? path('M-17-148H17V-106H-17Z', p.bottom) + line('M-15-148L-19-172M15-148L19-172', p.bottom, 5)
    : '');
