import { over } from '../print/inks.js';
import { box, disc, line, path } from '../print/svg.js';

export const bellTent = (fill: string, stripe: string, dark: string) =>
  path('M0-118L74-30V0H-74V-30Z', fill) +
  path('M0-118L20-30V0H-20V-30ZM0-118L74-30V0H50V-30ZM0-118L-74-30V0H-50V-30Z', stripe) +
  path('M0-30L14 0H-14Z', dark) +
  line('M0-118V-140', dark, 3) +
  path('M0-140l26 8l-26 9Z', stripe) +
  line('M-74-30H74', dark, 2.4);

export const ridgeTent = (fill: string, dark: string) =>
  path('M-30-46L-62 0H6Z', fill) +
  path('M-30-46H30L62 0H6Z', over(fill, dark, 0.35)) +
  path('M-30-46L-40 0H-20Z', dark);

export const van = (body: string, awning: string, light: string, dark: string) =>
  path('M-150-20V-130Q-150-150-130-150H96Q124-150 140-110L156-70V-20Z', body) +
  path('M-150-60H156V-20H-150Z', over(body, dark, 0.2)) +
  path('M84-134H100Q116-130 128-92H84Z', light) +
  box(-126, -128, 190, 58, dark) +
  box(-126, -74, 190, 8, light) +
  path('M-136-138H74L90-104H-152Z', awning) +
  [0, 2, 4].map((i) => path(`M${-136 + i * 42}-138h42l${-2 + i * 1.4} 34h-46Z`, light)).join('') +
  disc(-90, -18, 26, dark) +
  disc(96, -18, 26, dark) +
  disc(-90, -18, 10, light) +
  disc(96, -18, 10, light);

export const umbrella = (one: string, two: string, dark: string) =>
  line('M0 0V-110q0 0 0 0', dark, 4) +
  path(
    'M-80-96C-80-180 80-180 80-96Q66-110 53-96Q40-110 27-96Q13-110 0-96Q-13-110-27-96Q-40-110-53-96Q-66-110-80-96Z',
    one,
  ) +
  path('M-27-96C-27-160 0-160 0-160C0-160 27-160 27-96Q13-110 0-96Q-13-110-27-96Z', two) +
  line('M0-158v-12', dark, 4);

export function marquee(one: string, two: string, dark: string, width = 300): string {
  const bays = Math.round(width / 50);
  const step = width / bays;
  const eave = (width + 28) / bays;
  const each = Array.from({ length: bays }, (_, i) => i);
  const walls = each.map((i) => box(-width / 2 + i * step, -70, step, 70, i % 2 ? one : two));
  const roof = each.map((i) => {
    const [low, high] = [-width / 2 - 14 + i * eave, -width / 6 + (i * step) / 3];
    const d = `M${low} -70L${high} -150L${high + step / 3} -150L${low + eave} -70q${-step / 2} 22 ${-eave} 0Z`;
    return path(d, i % 2 ? two : one);
  });
  return walls.join('') + path('M-34 0V-56Q0-66 34-56V0Z', dark) + roof.join('');
}
