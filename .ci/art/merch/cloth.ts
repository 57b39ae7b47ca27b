/** How cloth takes the light: soft folds and hems, in white and black over whatever colour it has. */

export interface Cut {
  /** Outline of the whole garment, in a picture of 1000 by 1000. */
  outline: string;
  /** Hollows and creases, darker and lighter; blurred. */
  folds: { d: string; width: number; light?: boolean }[];
  /** Seams and hems: thin lines a little darker than the cloth. */
  seams: string[];
  /** Drawn above everything: a collar, a pocket, a cord. */
  trim?: string;
  /** Behind the cloth: the inside of a neck or a hood. */
  behind?: string;
}

const dark = '#0a0714';

/** A garment of one colour, plain, on no ground. */
export function sewn(cut: Cut, hex: string): string {
  const lightCloth = brightness(hex) > 0.5;
  const deep = lightCloth ? 0.16 : 0.34;
  const high = lightCloth ? 0.4 : 0.13;
  const folds = cut.folds.map(
    ({ d, width, light }) =>
      `<path d="${d}" fill="none" stroke="${light ? '#fff' : dark}" stroke-opacity="${
        light ? high : deep
      }" stroke-width="${width}" stroke-linecap="round"/>`,
  );
  const seams = cut.seams.map(
    (d) =>
      `<path d="${d}" fill="none" stroke="${dark}" stroke-opacity="${deep * 0.9}" stroke-width="3"/>`,
  );
  return sheet(`
    <defs>
      <clipPath id="cut"><path d="${cut.outline}"/></clipPath>
      <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
      <linearGradient id="fall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="${high * 0.5}"/>
        <stop offset=".45" stop-color="#fff" stop-opacity="0"/>
        <stop offset="1" stop-color="${dark}" stop-opacity="${deep * 0.8}"/>
      </linearGradient>
      <linearGradient id="round" x1="0" y1="0" x2="1" y2="0">
        <stop offset=".16" stop-color="${dark}" stop-opacity="${deep * 0.8}"/>
        <stop offset=".4" stop-color="${dark}" stop-opacity="0"/>
        <stop offset=".62" stop-color="${dark}" stop-opacity="0"/>
        <stop offset=".86" stop-color="${dark}" stop-opacity="${deep}"/>
      </linearGradient>
    </defs>
    ${cut.behind ? cut.behind.replaceAll('COLOUR', shade(hex, -0.45)) : ''}
    <g clip-path="url(#cut)">
      <path d="${cut.outline}" fill="${hex}"/>
      <path d="${cut.outline}" fill="url(#round)"/>
      <path d="${cut.outline}" fill="url(#fall)"/>
      <g filter="url(#soft)">${folds.join('')}</g>
      <path d="${cut.outline}" fill="none" stroke="${dark}" stroke-opacity="${deep * 0.7}" stroke-width="10" filter="url(#soft)"/>
      ${seams.join('')}
      ${(cut.trim ?? '').replaceAll('COLOUR', shade(hex, lightCloth ? -0.08 : 0.07))}
    </g>`);
}

export const sheet = (inside: string, width = 1000, height = 1000): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** Towards white above nothing, towards black below. */
export function shade(hex: string, amount: number): string {
  const towards = amount > 0 ? 255 : 0;
  const mixed = channels(hex).map((value) =>
    Math.round(value + (towards - value) * Math.abs(amount)),
  );
  return `rgb(${mixed.join(',')})`;
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16));

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}
