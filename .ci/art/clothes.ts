import { box, disc, group, line, path } from './svg.js';
import { cloud, star } from './shapes.js';
import { mix, over } from './inks.js';
import { neck } from './head.js';
import type { Hand } from './hand.js';
import type { Sitter } from './sitter.js';

export type Top =
  | 'tee' | 'breton' | 'polo neck' | 'shirt' | 'blazer' | 'straps' | 'dungarees' | 'kaftan' | 'western' | 'fur'
  | 'sequins' | 'poncho' | 'leather' | 'fair isle' | 'frill' | 'cape' | 'hawaii' | 'boiler suit' | 'waistcoat' | 'hood';

export const shoulders =
  'M-190 320C-186 220-172 172-128 152C-96 138-66 130-42 114Q0 150 42 114C66 130 96 138 128 152C172 172 186 220 190 320Z';
const sleeves = 'M-124 320C-120 270-124 230-132 206M124 320C120 270 124 230 132 206';

type Draw = (hand: Hand, dark: string) => string;
const base = (hand: Hand, ...inside: string[]) => path(shoulders, hand.top) + hand.sheet.clip(shoulders, ...inside);
const away = 'M-200 100L-60 118C-110 180-120 260-110 330L-210 330Z';
const shaded = (hand: Hand, dark: string) => path(away, dark, 'fill-opacity=".55"');

const tops: Record<Top, Draw> = {
  tee: (h, dark) =>
    base(h, shaded(h, dark)) + path('M-52 112Q0 172 52 112L42 108Q0 150-42 108Z', h.trim) + line(sleeves, h.line, 3),
  breton: (h, dark) =>
    base(h, [168, 192, 216, 240, 264, 288].map((y) => path(`M-200 ${y}Q0 ${y + 16} 200 ${y}V${y + 10}Q0 ${y + 26}-200 ${y + 10}Z`, h.trim)).join(''), shaded(h, dark)) +
    path('M-70 118Q0 158 70 118L48 108Q0 142-48 108Z', h.top) + line('M-72 120Q0 160 72 120', h.line, 3) + line(sleeves, h.line, 3),
  'polo neck': (h, dark) =>
    base(h, shaded(h, dark)) +
    path('M-40 84Q0 104 40 84L52 132Q0 158-52 132Z', h.top) +
    line('M-40 92Q0 112 40 92M-50 130Q0 156 50 130', h.line, 3) + line('M-24 104l-4 32M-8 108l-2 34M8 108l2 34M24 104l4 32', h.line, 1.8) + line(sleeves, h.line, 3),
  shirt: (h, dark) =>
    base(h, shaded(h, dark)) + skinV(h) +
    path('M-44 102L-84 142L-46 190L0 158ZM44 102L84 142L46 190L0 158Z', h.trim) +
    line('M-44 106L-82 142L-46 188L0 158L46 188L82 142L44 106M0 158V330', h.line, 3) + [200, 244, 288].map((y) => disc(8, y, 5, h.trim)).join('') + line(sleeves, h.line, 3),
  blazer: (h, dark) =>
    base(h, path('M-44 100L0 250L44 100Z', h.inks.light), path('M-8 150L8 150L16 262L0 280L-16 262Z', h.trim), shaded(h, dark)) +
    path('M-44 100L-30 112L0 152L30 112L44 100L34 170L0 152L-34 170Z', h.inks.light) + line('M-34 168L0 152L34 168', h.line, 2.6) +
    path('M-46 104L-96 150L-112 196L-78 202L-84 222L0 330L-10 250ZM46 104L96 150L112 196L78 202L84 222L0 330L10 250Z', h.top) +
    line('M-46 106L-96 150L-112 196L-78 202L-84 222L-6 320M46 106L96 150L112 196L78 202L84 222L6 320M-46 106L-8 252M46 106L8 252', h.line, 3),
  straps: (h, dark) =>
    path(shoulders, h.skin) + h.sheet.clip(shoulders, path(away, h.shade), path('M-130 230C-90 196-50 214 0 238C50 214 90 196 130 230L140 340H-140Z', h.top), path('M-110 240C-120 280-116 300-112 340H-160V240Z', dark, 'fill-opacity=".55"')) +
    line('M-92 218L-78 138M92 218L78 138', h.top, 11) + line('M-64 166Q-40 150-20 162M64 166Q40 150 20 162', h.line, 2.6) + line('M-128 320C-126 280-128 256-136 230M128 320C126 280 128 256 136 230', h.line, 3),
  dungarees: (h, dark) =>
    path(shoulders, h.trim) + h.sheet.clip(shoulders, path(away, over(h.trim, dark, 0.5)), [160, 184, 208, 232, 256, 280, 304].map((y) => box(-200, y, 400, 8, h.inks.light, 'fill-opacity=".6"')).join('')) +
    path('M-78 330V214Q-76 206-66 206H66Q76 206 78 214V330Z', h.top) + path('M-92 140L-70 134L-50 216H-76ZM92 140L70 134L50 216H76Z', h.top) +
    disc(-62, 216, 8, h.wear) + disc(62, 216, 8, h.wear) + line('M-30 250H30V300H-30Z', h.line, 3) + line('M-66 116Q0 156 66 116', h.line, 3) + line(sleeves, h.line, 3),
  kaftan: (h, dark) =>
    base(h, shaded(h, dark)) + skinV(h) +
    path('M-56 108L0 226L56 108L80 126L18 250V330H-18V250L-80 126Z', h.trim) +
    line('M-66 120L0 250L66 120', h.wear, 5, 'stroke-dasharray="1 12"') + line('M0 262V330', h.wear, 6, 'stroke-dasharray="1 14"') + line('M-56 108L0 226L56 108', h.line, 3),
  western: (h, dark) =>
    base(h, shaded(h, dark), path('M-200 110L-44 106L-60 200Q-90 186-120 212Q-150 190-200 220ZM200 110L44 106L60 200Q90 186 120 212Q150 190 200 220Z', h.trim)) +
    skinV(h) + path('M-44 102L-78 150L-40 186L0 158ZM44 102L78 150L40 186L0 158Z', h.top) +
    line('M-44 106L-78 150L-40 184L0 158L40 184L78 150L44 106M0 158V330M-60 200Q-90 186-120 212Q-150 190-186 214M60 200Q90 186 120 212Q150 190 186 214', h.line, 3) +
    [196, 240, 284].map((y) => disc(0, y, 6, h.wear)).join(''),
  fur: (h, dark) =>
    path(shoulders, h.inks.light) + h.sheet.clip(shoulders, path('M-44 100L0 230L44 100Z', h.skin)) +
    path('M-34 112C-90 96-130 120-146 150C-190 150-206 200-196 226C-216 250-206 300-200 330H-20C-10 290 0 250-26 226C-6 200-30 180-30 160C-14 146-20 120-34 112Z', h.top) +
    group('scale(-1 1)', path('M-34 112C-90 96-130 120-146 150C-190 150-206 200-196 226C-216 250-206 300-200 330H-20C-10 290 0 250-26 226C-6 200-30 180-30 160C-14 146-20 120-34 112Z', h.top)) +
    line('M-120 160l-12 18M-90 140l-8 20M-150 200l-10 18M-110 210l-8 22M-70 180l-6 22M-60 240l-8 20M-140 260l-8 20M-96 280l-6 20M120 160l12 18M90 140l8 20M150 200l10 18M110 210l8 22M70 180l6 22M60 240l8 20M140 260l8 20M96 280l6 20', over(h.top, dark), 4),
  sequins: (h, dark) =>
    base(h, box(-200, 100, 400, 230, h.sheet.pattern(22, 22, disc(6, 6, 5, h.trim) + disc(17, 17, 5, mix(h.top, h.inks.light, 0.35)))), shaded(h, dark)) +
    path('M-62 112Q0 200 62 112L42 106Q0 120-42 106Z', h.skin) + line('M-64 114Q0 202 64 114', h.line, 3) + line(sleeves, h.line, 3),
  poncho: (h, dark) =>
    path('M-44 108C-110 130-176 190-204 330H204C176 190 110 130 44 108Q0 150-44 108Z', h.top) +
    h.sheet.clip('M-44 108C-110 130-176 190-204 330H204C176 190 110 130 44 108Q0 150-44 108Z',
      path('M-210 250L-170 220L-130 250L-90 220L-50 250L0 214L50 250L90 220L130 250L170 220L210 250V270L170 240L130 270L90 240L50 270L0 234L-50 270L-90 240L-130 270L-170 240L-210 270Z', h.trim),
      path('M-210 176Q0 220 210 176V190Q0 234-210 190ZM-210 290H210V304H-210Z', h.wear), shaded(h, dark)) +
    path('M-46 106Q0 160 46 106L58 118Q0 180-58 118Z', h.trim),
  leather: (h, dark) =>
    base(h, shaded(h, dark)) + path('M-44 104L-20 330H20L44 104Q0 150-44 104Z', h.trim) +
    path('M-46 102L-110 146L-60 196L-34 176L-20 330H-60L-46 102ZM46 102L110 146L60 196L34 176L20 330H60Z', h.top) +
    line('M-46 104L-108 146L-60 194L-32 160M46 104L108 146L60 194L32 160', mix(h.top, h.inks.light, 0.4), 3.4) +
    line('M-34 176L-20 330', h.inks.light, 4, 'stroke-dasharray="2 6"') + line('M-150 250l50 14M150 250l-50 14', mix(h.top, h.inks.light, 0.4), 3.4),
  'fair isle': (h, dark) =>
    base(h,
      box(-200, 176, 400, 44, h.trim), box(-200, 184, 400, 28, h.sheet.pattern(28, 28, path('M14 2L26 14L14 26L2 14Z', h.wear) + disc(14, 14, 4, h.top))),
      line('M-200 240H200', h.trim, 7, 'stroke-dasharray="1 14"'), line('M-200 258H200', h.wear, 7, 'stroke-dasharray="1 14"'), line('M-200 290H200', h.trim, 12), shaded(h, dark)) +
    path('M-50 110Q0 164 50 110L42 98Q0 136-42 98Z', h.trim) + line(sleeves, h.line, 3),
  frill: (h, dark) =>
    base(h, shaded(h, dark)) +
    path(cloud(0, 118, 70, 26, 15), h.trim) + path(cloud(0, 112, 52, 18, 13), h.inks.light) + line('M-50 132l-4 8M-26 138l-3 10M0 140v10M26 138l3 10M50 132l4 8', h.line, 2.6) +
    [190, 226, 262].map((y) => disc(0, y, 7, h.trim)).join('') + line(sleeves, h.line, 3),
  cape: (h, dark) =>
    path(shoulders, h.trim) + path('M-40 106L-18 330H-220C-216 220-190 160-120 140ZM40 106L18 330H220C216 220 190 160 120 140Z', h.top) +
    path('M-40 106L-18 330H-60C-70 240-60 160-60 116ZM40 106L18 330H60C70 240 60 160 60 116Z', over(h.top, dark, 0.6)) +
    path('M-46 116L-66 60Q-40 100 0 134Q40 100 66 60L46 116L0 156Z', h.top) + disc(0, 146, 11, h.wear),
  hawaii: (h, dark) =>
    base(h, [[-150, 190], [-100, 250], [-60, 190], [-140, 300], [-50, 280], [60, 190], [110, 240], [150, 180], [60, 280], [130, 300]].map(([x = 0, y = 0], i) =>
      path(star(x, y, 24, 11, 5, i), i % 2 ? h.trim : h.wear) + disc(x, y, 5, h.line)).join(''), shaded(h, dark)) +
    skinV(h) + path('M-44 102L-84 146L-40 178L0 164ZM44 102L84 146L40 178L0 164Z', h.trim) +
    line('M-44 106L-82 146L-40 176L0 164L40 176L82 146L44 106M0 164V330', h.line, 3),
  'boiler suit': (h, dark) =>
    base(h, shaded(h, dark)) + skinV(h) + path('M-46 98L-70 150L-30 176L0 164L30 176L70 150L46 98L0 164Z', h.top) +
    line('M-46 102L-70 150L-30 176L0 164L30 176L70 150L46 102M0 164V330', h.line, 3) + line('M0 170V330', h.trim, 5, 'stroke-dasharray="3 7"') +
    path('M-112 216H-52V266Q-82 284-112 266Z', over(h.top, dark, 0.5)) + line('M-100 206V232', h.wear, 6) + line(sleeves, h.line, 3),
  waistcoat: (h, dark) =>
    path(shoulders, h.inks.light) + h.sheet.clip(shoulders, path(away, mix(h.inks.light, h.inks.key, 0.2)), line('M-100 100L-100 330M100 100V330M-60 100V330M60 100V330M-140 100V330M140 100V330', h.trim, 4)) +
    path('M-46 110L-96 140C-108 220-106 280-104 330H0V262ZM46 110L96 140C108 220 106 280 104 330H0V262Z', h.top) +
    line('M-46 112L0 262L46 112M0 262V330M-96 140C-108 220-106 280-104 330M96 140C108 220 106 280 104 330', h.line, 3) +
    path('M-40 100L-60 146L-14 170L0 156L14 170L60 146L40 100L0 156Z', h.inks.light) + line('M-42 104L-60 146L-14 168L0 156L14 168L60 146L42 104', h.line, 2.8) + path('M0 158L-26 146V178ZM0 158L26 146V178Z', h.trim) + [284, 310].map((y) => disc(-8, y, 5, h.wear)).join(''),
  hood: (h, dark) =>
    base(h, shaded(h, dark)) + path('M-86 144C-60 96-40 92-36 92Q0 150 36 92C40 92 60 96 86 144Q40 184 0 184Q-40 184-86 144Z', over(h.top, dark, 0.45)) +
    line('M-86 144Q-40 184 0 184Q40 184 86 144', h.line, 3) + line('M-24 176V236M24 176V226', h.trim, 5) + line(sleeves, h.line, 3),
};

const skinV = (h: Hand) => path('M-42 104L0 186L42 104Z', h.skin) + path('M-42 104L0 186L-6 140Z', h.shade);

export function bust(sitter: Sitter, hand: Hand): string {
  const wide = sitter.build ?? 1;
  const throat = neck(sitter);
  const shadow = sitter.view === 'side' ? 'M-60 20L34 70L40 84C10 92-20 82-34 62L-60 130Z' : 'M-40 40H40V84C20 100-6 104-24 84L-40 128Z';
  const collarOver = ['polo neck', 'frill', 'cape', 'hood'].includes(sitter.top);
  const throatDrawn = path(throat, hand.skin) + hand.sheet.clip(throat, path(shadow, hand.shade));
  const clothes = group(wide === 1 ? 'translate(0 0)' : `scale(${wide} 1)`, tops[sitter.top](hand, over(hand.top, hand.inks.key, 0.6)));
  return collarOver ? throatDrawn + clothes : sitter.top === 'straps' ? clothes + throatDrawn : throatDrawn + clothes;
}
