import { lark } from '../scenery/lark.js';
import { sheet } from './cloth.js';

/**
 * What is printed. Every design must survive as a flat silhouette, so shapes are parted by gaps and
 * never by colour alone. Lettering is set in the festival's display face.
 */

const night = '#16263f';
const type = (text: string, x: number, y: number, size: number, fill: string, more = '') =>
  `<text x="${x}" y="${y}" font-family="Caprasimo" font-size="${size}" text-anchor="middle" fill="${fill}" ${more}>${text}</text>`;

/** Rays above the horizon of a half sun. */
function rays(fill: string): string {
  return Array.from({ length: 9 }, (_, ray) => {
    const turn = -80 + ray * 20;
    return `<path d="M-17 -262L-27 -366L27 -366L17 -262Z" fill="${fill}" transform="translate(500 470) rotate(${turn})"/>`;
  }).join('');
}

const bird = (inks: Parameters<typeof lark>[0], gap: string) =>
  `<g transform="translate(478 486) scale(1.75)" stroke-linecap="round" stroke-linejoin="round">` +
  (gap ? `<g stroke="${gap}" fill="${gap}" stroke-width="22">${lark(inks)}</g>` : lark(inks)) +
  '</g>';

const birdInks = (ink: string) => ({ key: ink, light: ink, back: ink, breast: ink, beak: ink });

function larkPrint(sun: string, ray: string, ink: string, word: string): string {
  return sheet(
    `<defs><mask id="gap"><rect width="1000" height="800" fill="#fff"/>${bird(birdInks('#000'), '#000')}</mask></defs>` +
      `<g mask="url(#gap)">${rays(ray)}</g>` +
      `<path d="M270 470A230 230 0 0 1 730 470Z" fill="${sun}" mask="url(#gap)"/>` +
      bird(birdInks(ink), '') +
      `<path d="M150 500H850V518H150Z" fill="${ink}"/>` +
      type('Meadowlark', 500, 640, 140, word) +
      type('WRENFIELD · 25–27 JUNE 2027', 500, 712, 44, word, 'letter-spacing="4"'),
    1000,
    740,
  );
}

export const logoLark = () => larkPrint('#f2a33a', '#e9674b', night, '#2f7f78');

export const logoBlack = () => larkPrint('#000', '#000', '#000', '#000');

/** A row of feathers on the breast, cut out of the body. */
const feathers = (y: number, count: number) =>
  Array.from({ length: count }, (_, place) => {
    const x = 500 + (place - (count - 1) / 2) * 84;
    return `M${x - 34} ${y}Q${x} ${y + 62} ${x + 34} ${y}Q${x} ${y + 34} ${x - 34} ${y}Z`;
  }).join('');

const owl =
  'M240 120C300 170 380 180 500 180C620 180 700 170 760 120C778 220 792 300 792 420' +
  'C792 640 660 760 500 760C340 760 208 640 208 420C208 300 222 220 240 120Z' +
  'M372 296A92 92 0 1 0 372.1 296ZM628 296A92 92 0 1 0 628.1 296ZM500 452L458 392H542Z';

/** The owl that gave the wood its name: eyes, beak and feathers are holes. */
export const logoOwl = () =>
  sheet(
    `<path fill-rule="evenodd" fill="${night}" d="${owl}${feathers(530, 5)}${feathers(596, 4)}${feathers(662, 3)}"/>` +
      `<circle cx="372" cy="388" r="48" fill="${night}"/><circle cx="628" cy="388" r="48" fill="${night}"/>` +
      type('Owl Wood', 500, 900, 150, night) +
      type('UNTIL 03:00, SOFTLY', 500, 968, 46, night, 'letter-spacing="4"'),
  );

export const logoDates = () => {
  const stages = ['Long Meadow', 'Walled Garden', 'Goods Shed', 'The Bandstand', 'Owl Wood'];
  const lines = stages.map((name, place) => type(name, 500, 480 + place * 112, 92, night));
  return sheet(
    type('Meadowlark', 500, 150, 148, '#e9674b') +
      `<path d="M120 200H880V212H120Z" fill="${night}"/>` +
      type('25 · 26 · 27 JUNE 2027', 500, 290, 66, night, 'letter-spacing="6"') +
      `<path d="M120 330H880V342H120Z" fill="${night}"/>` +
      lines.join(''),
    1000,
    980,
  );
};
