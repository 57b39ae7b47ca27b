import { at, box, disc, group, line, oval, path } from './svg.js';
import { star } from './shapes.js';
import { mix, over } from './inks.js';
import type { Hand } from './hand.js';
import type { Sitter } from './sitter.js';

export type Prop =
  | 'mic' | 'old mic' | 'guitar' | 'electric' | 'banjo' | 'trumpet' | 'fiddle' | 'accordion' | 'synth' | 'tambourine'
  | 'bass' | 'sax' | 'flute' | 'record' | 'drum' | 'flower' | 'maracas' | 'harp' | 'cables' | 'harmonica' | 'lark' | 'radio mic' | 'courgette';

interface Parts {
  behind?: (h: Hand) => string;
  /** Moves with the head: what touches the mouth. */
  head?: (h: Hand) => string;
  before?: (h: Hand) => string;
}

/** A bent arm: a sleeve from shoulder over elbow to cuff, then the hand. */
function arm(h: Hand, d: string, cuff: [number, number], turn: number, draw = fist): string {
  const sleeve = over(h.top, h.inks.key, 0.16);
  return line(d, h.line, 52) + line(d, sleeve, 47) + group(at(cuff[0], cuff[1], 1, turn), draw(h));
}

/** Knuckles up, thumb across; the wrist is at 0,0 and the fist lies towards negative y. */
const fist = (h: Hand) =>
  box(-21, -16, 42, 18, h.trim, 'rx="5"') +
  path('M-19-12C-26-30-24-50-10-52H14C26-50 26-30 19-12Z', h.skin) +
  line('M-10-50V-34M1-51V-34M12-50V-36', h.line, 2.6) + line('M-20-22Q-4-24 4-32', h.line, 2.6);

/** Four fingers that press or pluck. */
const fingers = (h: Hand) =>
  box(-20, -14, 40, 16, h.trim, 'rx="5"') +
  path('M-18-10C-26-26-20-38-10-40L16-40C24-34 24-22 18-10Z', h.skin) +
  line('M-14-36L-20-60M-4-38L-6-68M7-38L8-66M17-34L22-56', h.skin, 10.5) + line('M-9-38L-12-56M2-40V-60M12-38L15-54', h.line, 2.2);

const neckAndHead = (h: Hand, x: number, y: number, length: number, pegs = 6) =>
  box(x, y - 8, length, 16, h.inks.key) +
  line(Array.from({ length: 6 }, (_, i) => `M${x + 20 + i * (length / 7)} ${y - 8}v16`).join(''), h.inks.light, 2) +
  path(`M${x + length - 2} ${y - 10}l46-10l6 36l-52 -6Z`, h.prop) +
  Array.from({ length: pegs }, (_, i) => disc(x + length + 8 + (i % 3) * 14, i < 3 ? y - 21 - (i % 3) * 2 : y + 14 + (i % 3) * 2, 4.5, h.inks.light)).join('');

const strings = (h: Hand, from: number, to: number) => line(`M${from}-3H${to}M${from} 3H${to}`, h.inks.light, 1.4);

const acoustic = (h: Hand) =>
  path('M-96 0C-96-62-34-76-2-48C16-34 28-34 44-44C74-52 92-30 92 0C92 30 74 52 44 44C28 34 16 34-2 48C-34 76-96 62-96 0Z', h.prop) +
  line('M-86 0C-86-54-34-66-4-40C14-26 30-26 48-35C70-42 83-24 83 0C83 24 70 42 48 35C30 26 14 26-4 40C-34 66-86 54-86 0Z', over(h.prop, h.inks.key, 0.5), 2.6) +
  disc(20, 0, 24, h.inks.key) + box(-56, -26, 12, 52, h.inks.key, 'rx="4"') + neckAndHead(h, 40, 0, 190) + strings(h, -50, 232);

const electric = (h: Hand) =>
  path('M-90 34C-110-6-70-66-22-50C0-40 24-46 70-78C80-60 70-44 50-30C54-10 70 10 104 24C90 46 60 40 34 34C0 28-20 70-60 66C-80 62-84 48-90 34Z', h.prop) +
  path('M-60 6C-40-20 0-24 40-20L34 20C0 16-20 40-50 36Z', h.inks.light) + box(-34, -16, 12, 32, h.inks.key) + box(-6, -15, 12, 30, h.inks.key) +
  neckAndHead(h, 34, 0, 190) + strings(h, -40, 226) + disc(-44, 42, 6, h.inks.key) + disc(-26, 46, 6, h.inks.key);

const banjo = (h: Hand) =>
  disc(0, 0, 72, h.prop) + disc(0, 0, 60, h.inks.light) + `<circle r="66" fill="none" stroke="${h.inks.key}" stroke-width="7" stroke-dasharray="3 14"/>` +
  box(-32, -12, 9, 24, h.inks.key) + neckAndHead(h, 60, 0, 180, 4) + strings(h, -30, 240);

const strummed = (draw: (h: Hand) => string): Parts => ({
  before: (h) =>
    arm(h, 'M150 196C190 236 180 262 146 250', [146, 216], -38) +
    group('translate(-36 238) rotate(-21)', draw(h)) +
    group('translate(112 200) rotate(-30)', line('M-12 10L-8-16M0 8L3-18M11 6L14-16', h.skin, 11) + line('M-6 8L-3-12M6 6L8-12', h.line, 2.2)) +
    arm(h, 'M-164 214C-176 290-110 300-66 262', [-58, 262], 62, fingers),
});

const key = (h: Hand, x: number, y: number, w: number, height: number) => {
  const whites = Math.round(w / 22);
  return box(x, y, w, height, h.inks.light) +
    line(Array.from({ length: whites - 1 }, (_, i) => `M${x + (i + 1) * 22} ${y}v${height}`).join(''), h.inks.key, 2) +
    Array.from({ length: whites - 1 }, (_, i) => ([2, 6].includes(i % 7) ? '' : box(x + (i + 1) * 22 - 6, y, 12, height * 0.58, h.inks.key))).join('');
};

const stem = (h: Hand) => line('M0 300V90', h.inks.key, 7);

const props: Record<Prop, Parts> = {
  mic: {
    before: (h) => arm(h, 'M176 300C176 240 150 196 112 176', [108, 172], -34) + '',
    head: (h) => group('translate(46 84) rotate(-34)', path('M-9 0L-6 74H6L9 0Z', h.inks.key), disc(0, -10, 20, h.prop), line('M-17-10H17M-12-22H12M-12 2H12M0-30V8', h.inks.key, 2.2), box(-13, 4, 26, 9, h.inks.key, 'rx="3"')),
  },
  'radio mic': { head: (h) => line('M-56 30Q-30 66 18 66', h.inks.key, 4) + oval(22, 65, 11, 8, h.inks.key) },
  'old mic': {
    before: (h) => group('translate(84 74)', stem(h), box(-38, -58, 76, 108, h.prop, 'rx="36"'), line('M-30-30H30M-34-12H34M-34 6H34M-30 24H30', h.inks.key, 4), line('M-14-54V46M0-58V50M14-54V46', h.inks.key, 4), line('M-38-4H38', h.inks.light, 8), path('M-20 50H20L10 72H-10Z', h.inks.key)),
  },
  guitar: strummed(acoustic),
  electric: strummed(electric),
  banjo: strummed(banjo),
  trumpet: {
    head: (h) =>
      group('translate(64 48)', path('M0-4H110C150-6 168-30 178-44V44C168 30 150 8 110 6H0Z', h.prop), oval(178, 0, 10, 45, over(h.prop, h.inks.key, 0.45)),
        line('M30 4C14 40 30 46 50 46H90C110 46 112 20 100 4', h.prop, 9), [52, 68, 84].map((x) => box(x - 6, -22, 12, 56, over(h.prop, h.inks.key, 0.3), 'rx="3"')).join(''), disc(0, 0, 8, h.prop), line('M52-24v-5M68-24v-5M84-24v-5', h.inks.key, 8)) +
      group('translate(140 96) rotate(8)', fingersUp(h)),
    before: (h) => line('M170 320C196 250 180 196 150 160', h.line, 52) + line('M170 320C196 250 180 196 150 160', over(h.top, h.inks.key, 0.16), 47),
  },
  fiddle: {
    before: (h) =>
      arm(h, 'M150 210C196 270 216 250 196 196', [192, 190], -26) +
      group('translate(60 128) rotate(-8)', path('M-56 0C-58-36-22-40-8-22C2-14 12-14 22-22C46-38 66-28 66 0C66 28 46 38 22 22C12 14 2 14-8 22C-22 40-58 36-56 0Z', h.prop), line('M-6-12q8 6 0 24M18-12q-8 6 0 24', h.inks.key, 3), path('M60-6H168l14-10q12 8 4 20l-18 2H60Z', h.inks.key), strings(h, -36, 160), box(-44, -10, 20, 20, h.inks.key, 'rx="5"')) +
      arm(h, 'M-160 220C-150 290-70 290-20 220', [-14, 214], 30) + line('M-66 250L128 30', h.inks.light, 7) + line('M-64 252L132 34', h.inks.key, 2.6),
  },
  accordion: {
    before: (h) =>
      path('M-70 170H70L84 320H-84Z', h.inks.light) + line([-56, -40, -24, -8, 8, 24, 40, 56].map((x) => `M${x} 170L${x * 1.2} 320`).join(''), h.inks.key, 4) + line('M-70 172H70', h.inks.key, 5) +
      path('M-142 158H-66L-80 330H-160Z', h.prop) + path('M142 158H66L80 330H160Z', h.prop) + line('M-142 158H-66L-80 330M142 158H66L80 330', h.line, 3) +
      line('M126 176L142 320', h.inks.light, 16) + line('M118 192h18M119 210h18M121 228h18M123 246h18M125 264h18M127 282h18', h.inks.key, 2.6) +
      [0, 1, 2, 3, 4].map((i) => disc(-92 - i * 2, 188 + i * 26, 6, h.inks.light) + disc(-116 - i * 3, 188 + i * 26, 6, h.inks.light)).join('') +
      group('translate(168 262) rotate(-76)', fingers(h)) + group('translate(-168 262) rotate(76)', fingers(h)),
  },
  synth: {
    before: (h) =>
      path('M-210 204H210V330H-210Z', h.prop) + key(h, -198, 250, 396, 90) +
      [-170, -140, -110, -80].map((x, i) => disc(x, 226, 10, h.inks.key) + line(`M${x} 226l${[5, -5, 0, 6][i]} -8`, h.inks.light, 3)).join('') + box(-50, 214, 70, 24, h.inks.key, 'rx="3"') + line('M-44 226q8-14 16 0t16 0t16 0t10 0', h.inks.light, 2.6) +
      [44, 66, 88, 110, 132].map((x, i) => line(`M${x} 216v22`, h.inks.key, 3) + box(x - 7, 218 + (i * 7) % 15, 14, 7, h.inks.light)).join('') + line('M-210 204H210', h.line, 4) +
      group('translate(-110 338) rotate(12)', fingers(h)) + group('translate(100 336) rotate(-10)', fingers(h)),
  },
  tambourine: {
    behind: (h) => line('M150 230C214 190 206 90 190 40', h.line, 46) + line('M150 230C214 190 206 90 190 40', over(h.top, h.inks.key, 0.16), 41),
    before: (h) =>
      group('translate(178 -32)', disc(0, -24, 62, h.prop), disc(0, -24, 50, h.inks.light), [0, 1, 2, 3, 4, 5, 6, 7].map((i) => group(`translate(0 -24) rotate(${i * 45})`, oval(0, -56, 13, 6, h.inks.key))).join('')) +
      group('translate(188 52) rotate(-8)', fist(h)),
  },
  bass: {
    behind: (h) =>
      group('translate(126 60) rotate(8)', box(-12, -180, 24, 330, h.inks.key), path('M-12-180C-40-214 0-240 20-216C34-200 14-186 12-170Z', h.prop), [-150, -130, -110].map((y) => line(`M-26 ${y}H26`, h.prop, 6)).join('')),
    before: (h) =>
      group('translate(120 250) rotate(8)', path('M-84 120C-100 50-66 34-58 10C-64-24-40-50-14-60H14C40-50 64-24 58 10C66 34 100 50 84 120Z', h.prop), line('M-34 30q14 20 0 50M34 30q-14 20 0 50', h.inks.key, 4), box(-11, -60, 22, 110, h.inks.key), line('M-5-60V120M5-60V120', h.inks.light, 1.6)) +
      arm(h, 'M176 260C214 200 206 150 176 128', [172, 130], -66) + arm(h, 'M-160 220C-150 310-20 320 80 260', [84, 258], 60, fingers),
  },
  sax: {
    head: (h) => line('M62 48L84 52Q104 58 102 90', h.inks.key, 9),
    before: (h) =>
      path('M92 96C104 180 96 232 82 276C74 300 44 296 44 268L20 232H-24C-10 330 60 352 100 322C142 290 138 180 116 92Z', h.prop) + oval(-2, 232, 26, 9, over(h.prop, h.inks.key, 0.5)) +
      [120, 150, 180, 210, 240].map((y) => disc(108 + (y - 180) / 26, y, 7, h.inks.light)).join('') + line('M124 110C146 190 146 240 130 290', h.inks.key, 3) +
      arm(h, 'M182 230C206 290 176 250 150 214', [150, 200], -76, fingers) + arm(h, 'M-164 220C-160 290-40 300 40 200', [46, 190], 70, fingers),
  },
  flute: {
    head: (h) => group('translate(-4 48) rotate(6)', line('M-30 4H232', h.inks.key, 17), line('M-30 4H232', h.prop, 12), [90, 110, 130, 150, 170, 190].map((x) => disc(x, 1, 5, h.inks.key)).join(''), group('translate(112 44) rotate(-4)', fingersUp(h)), group('translate(186 46) rotate(4)', fingersUp(h))),
    before: (h) => line('M182 300C190 240 196 210 192 190', h.line, 46) + line('M182 300C190 240 196 210 192 190', over(h.top, h.inks.key, 0.16), 41),
  },
  record: {
    before: (h) => group('translate(112 214)', disc(0, 0, 92, h.inks.key), [80, 68, 56, 46].map((r) => `<circle r="${r}" fill="none" stroke="${h.inks.light}" stroke-width="1.6" stroke-opacity=".6"/>`).join(''), disc(0, 0, 32, h.prop), disc(0, 0, 6, h.inks.light), line('M-24-60A66 66 0 0 1 20-64', h.inks.light, 5)) + arm(h, 'M190 320C216 300 214 280 204 262', [200, 262], -56, fingers),
  },
  drum: {
    before: (h) =>
      path('M-110 246L-96 340H96L110 246Z', h.prop) + oval(0, 246, 110, 28, h.inks.light) + line('M-108 252L-70 330L-40 272L0 334L40 272L70 330L108 252', h.inks.key, 4) + `<ellipse cy="246" rx="110" ry="28" fill="none" stroke="${h.inks.key}" stroke-width="6"/>` +
      arm(h, 'M-168 214C-200 270-180 280-150 226', [-146, 222], 30) + arm(h, 'M168 214C200 270 180 280 150 226', [146, 222], -30) + line('M-160 150L-30 238M160 150L30 238', h.inks.key, 8) + disc(-30, 238, 8, h.trim) + disc(30, 238, 8, h.trim),
  },
  flower: {
    before: (h) => line('M96 300C110 240 120 200 112 150', h.inks.c, 8) + path('M104 240C140 230 160 200 160 190C130 190 108 210 104 240Z', h.inks.c) + group('translate(110 132)', path(star(0, 0, 46, 22, 8), h.prop), disc(0, 0, 15, h.inks.key)) + arm(h, 'M182 320C190 300 160 290 128 284', [130, 286], -70),
  },
  maracas: {
    before: (h) => [-1, 1].map((s) => group(`scale(${s} 1)`, group('translate(150 128) rotate(16)', oval(0, -30, 32, 42, h.prop), line('M-28-34Q0-22 28-34M-26-20Q0-8 26-20', h.trim, 6), line('M0 12V60', h.inks.key, 12)), arm(h, 'M178 320C190 270 170 236 144 204', [142, 204], -10))).join(''),
  },
  harp: {
    before: (h) => group('translate(110 150)', path('M-50 150C-70 60-60-50-20-120C0-150 70-150 84-90C60-110 30-100 14-70C60-60 70 60 30 150Z', h.prop), path('M-34 140C-44 60-38-20-10-64C36-40 44 60 18 140Z', h.inks.paper), line('M-26 134V-10M-14 136V-40M-2 137V-54M10 137V-40M20 120V-10', h.inks.key, 2.4)) + arm(h, 'M-160 220C-150 310-20 300 60 220', [66, 214], 50, fingers),
  },
  cables: {
    before: (h) =>
      path('M-200 210H200V340H-200Z', h.inks.key) + Array.from({ length: 24 }, (_, i) => disc(-176 + (i % 12) * 32, 232 + Math.floor(i / 12) * 40, 7, h.inks.light)).join('') +
      line('M-176 232C-150 330-60 330-48 232', h.prop, 7) + line('M-112 272C-80 340 60 330 80 232', h.wear, 7) + line('M16 272C60 360 150 330 176 232', h.inks.a, 7) + line('M-16 232C0 300 110 300 112 272', h.inks.c, 7) + group('translate(150 322) rotate(-20)', fingers(h)),
  },
  harmonica: {
    head: (h) => group('translate(0 52)', box(-44, -12, 88, 26, h.inks.key, 'rx="6"'), box(-44, -8, 88, 10, h.prop, 'rx="3"'), line('M-30 8h6M-16 8h6M-2 8h6M12 8h6M26 8h6', h.inks.light, 3)) + group('translate(-66 92) rotate(40)', fingers(h)) + group('translate(66 92) rotate(-40)', fingers(h)),
    before: (h) => line('M-170 300C-170 240-130 190-92 158M170 300C170 240 130 190 92 158', h.line, 48) + line('M-170 300C-170 240-130 190-92 158M170 300C170 240 130 190 92 158', over(h.top, h.inks.key, 0.16), 43),
  },
  courgette: {
    before: (h) => group('translate(132 150) rotate(14)', path('M-26 70C-44 20-40-70-22-120C-12-140 16-140 24-118C42-70 44 20 28 70C16 88-14 88-26 70Z', h.prop), line('M-12 60C-24 10-20-60-8-104M12 62C22 10 20-60 10-104', mix(h.prop, h.inks.light, 0.5), 5), path('M-14-130L-20-156H16L14-132Z', over(h.prop, h.inks.key, 0.5))) + arm(h, 'M178 320C196 280 180 250 150 226', [146, 222], -20),
  },
  lark: {
    before: (h) => group('translate(126 112)', path('M-52 6C-40-26-6-36 20-26C26-44 50-44 58-28L76-22L58-14C58 20 30 34 0 30C-30 30-70 44-96 34C-80 28-64 18-52 6Z', h.prop), path('M-36 4C-10-18 20-8 24 6C10 24-20 24-36 4Z', mix(h.prop, h.inks.key, 0.4)), disc(46, -26, 3.6, h.inks.key), line('M6 30v14M16 29v14', h.inks.key, 3.6)),
  },
};

const fingersUp = (h: Hand) => line('M-16 6L-18-34M-4 6V-42M8 6V-40M18 6L20-32', h.skin, 11) + path('M-24 0H24C28 20 20 36 0 38C-20 36-28 20-24 0Z', h.skin) + line('M-10 2V-26M2 2V-28M13 2V-26', h.line, 2.2);

const partsOf = (sitter: Sitter): Parts => (sitter.prop ? props[sitter.prop] : {});
export const propBehind = (sitter: Sitter, hand: Hand) => partsOf(sitter).behind?.(hand) ?? '';
export const propBefore = (sitter: Sitter, hand: Hand) => partsOf(sitter).before?.(hand) ?? '';
export const propWithHead = (sitter: Sitter, hand: Hand) => partsOf(sitter).head?.(hand) ?? '';
