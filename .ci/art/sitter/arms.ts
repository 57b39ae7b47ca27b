import { over } from '../print/inks.js';
import { at, box, group, line, path } from '../print/svg.js';
import type { Hand } from './hand.js';

/** A bent arm: a sleeve from shoulder over elbow to cuff, then the hand. */
export function arm(h: Hand, d: string, cuff: [number, number], turn: number, draw = fist): string {
  const sleeve = over(h.top, h.inks.key, 0.16);
  return line(d, h.line, 52) + line(d, sleeve, 47) + group(at(cuff[0], cuff[1], 1, turn), draw(h));
}

/** Knuckles up, thumb across; the wrist is at 0,0 and the fist lies towards negative y. */
export const fist = (h: Hand) =>
  box(-21, -16, 42, 18, h.trim, 'rx="5"') +
  path('M-19-12C-26-30-24-50-10-52H14C26-50 26-30 19-12Z', h.skin) +
  line('M-10-50V-34M1-51V-34M12-50V-36', h.line, 2.6) +
  line('M-20-22Q-4-24 4-32', h.line, 2.6);

/** Four fingers that press or pluck. */
export const fingers = (h: Hand) =>
  box(-20, -14, 40, 16, h.trim, 'rx="5"') +
  path('M-18-10C-26-26-20-38-10-40L16-40C24-34 24-22 18-10Z', h.skin) +
  line('M-14-36L-20-60M-4-38L-6-68M7-38L8-66M17-34L22-56', h.skin, 10.5) +
  line('M-9-38L-12-56M2-40V-60M12-38L15-54', h.line, 2.2);

export const fingersUp = (h: Hand) =>
  line('M-16 6L-18-34M-4 6V-42M8 6V-40M18 6L20-32', h.skin, 11) +
  path('M-24 0H24C28 20 20 36 0 38C-20 36-28 20-24 0Z', h.skin) +
  line('M-10 2V-26M2 2V-28M13 2V-26', h.line, 2.2);
