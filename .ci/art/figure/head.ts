import type { Figure } from './figure.js';
import type { Pen } from './pen.js';
import { mix } from '../print/inks.js';
import { cloud } from '../print/shapes.js';
import { disc, line, oval, path } from '../print/svg.js';

export function backHair(who: Figure, p: Pen): string {
  if (who.hair === 'long')
    return path('M-23-214C-40-160-34-140-30-126L30-126C34-140 40-160 23-214Z', p.hair);
  if (who.hair === 'afro') return path(cloud(-2, -222, 35, 31, 11), p.hair);
  if (who.hair === 'bob')
    return path('M-29-222C-32-190-32-180-26-178H22C28-180 30-194 26-222Z', p.hair);
  if (who.hair === 'bun') return disc(-18, -244, 12, p.hair);
  return '';
}

export function headOf(who: Figure, p: Pen): string {
  const ink = mix(p.inks.key, '#120c14', 0.3);
  const face =
    path(
      'M-2-240C18-240 23-224 22-214L27-203L22-200C22-186 14-178 4-178C-12-178-23-194-22-214C-22-230-14-240-2-240Z',
      p.skin,
    ) +
    line('M8-214q4 4 8 0', ink, 2.6) +
    line('M8-190q6 2 10-2', ink, 2.4) +
    disc(2, -199, 5, mix(p.skin, p.inks.a, 0.4));
  return face + hairOf(who, p);
}

function hairOf(who: Figure, p: Pen): string {
  const cap = path(
    'M-23-206C-30-236-14-246 0-246C16-246 26-234 22-222C8-224-4-228-10-222C-12-212-16-206-23-206Z',
    p.hair,
  );
  switch (who.hair) {
    case 'bald':
      return '';
    case 'brim':
      return (
        cap +
        path('M-22-234Q-20-262 0-262T22-234Z', p.hair) +
        oval(0, -233, 44, 7, p.hair) +
        line('M-20-240Q0-234 20-240', p.thing, 4)
      );
    case 'beanie':
      return (
        path('M-25-222C-24-258 24-258 25-224Z', p.hair) + line('M-23-224Q0-230 23-226', p.thing, 8)
      );
    case 'quiff':
      return path(
        'M-23-204C-30-238-10-250 4-248C20-262 36-246 24-226C8-224-4-230-10-222C-12-212-16-206-23-204Z',
        p.hair,
      );
    case 'wrap':
      return (
        path('M-25-212C-36-256 30-264 25-220C10-228-10-228-25-212Z', p.hair) +
        disc(-20, -246, 11, p.thing)
      );
    case 'mohawk':
      return path('M-20-226L-30-250L-14-246L-10-266L4-248L20-262L18-236Z', p.hair);
    case 'afro':
      return path(
        'M-26-206C-34-240-14-250 0-250C20-250 28-232 22-222C8-226-4-226-10-220C-12-212-16-206-26-206Z',
        p.hair,
      );
    default:
      return cap;
  }
}
