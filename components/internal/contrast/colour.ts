/** Red, green, blue and opacity, each from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a computed `color-mix()`: `color(srgb 1 0 0 / 0.5)`, or `rgba(255, 0, 0, 0.5)`. */
export function parseColour(text: string): Rgba | undefined {
  const full = /^rgb/.test(text) ? 255 : 1;
  const numbers = text.match(/none|-?[\d.]+(e-?\d+)?/g)?.map((number) => Number(number) || 0);
  if (!numbers) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [clamp(red / full), clamp(green / full), clamp(blue / full), clamp(alpha)];
}

/** The visible colour of a translucent colour over an opaque one. */
export function blendOver([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const over = (top: number, channel: 0 | 1 | 2) => top * alpha + below[channel] * (1 - alpha);
  return [over(red, 0), over(green, 1), over(blue, 2), 1];
}

/** The channels in linear light, as mixing and luminance need it. */
export const toLinearLight = (colour: Rgba): [number, number, number] => {
  const [red, green, blue] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number, number];
  return [red, green, blue];
};

/** Relative luminance of WCAG 2, from 0 to 1. */
export function luminanceOf(colour: Rgba): number {
  const [red, green, blue] = toLinearLight(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2 between two luminances, from 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** Tolerance for the rounding of channels to whole steps by browsers and screens. */
const margin = 1.01;

/**
 * The share of a colour, from 0 to 1, that can be mixed with the ink so that the result has the
 * contrast `ratio` with the ground; all three opaque. It mixes linear light, so the luminance is a
 * weighted mean and no search is needed. If the ink itself has too little contrast the share is 0.
 */
export function shareWithContrast(colour: Rgba, ink: Rgba, ground: Rgba, ratio: number): number {
  const [own, text, below] = [colour, ink, ground].map(luminanceOf) as [number, number, number];
  const wanted = ratio * margin;
  if (contrastOf(own, below) >= wanted) return 1;
  const target = text < below ? (below + 0.05) / wanted - 0.05 : (below + 0.05) * wanted - 0.05;
  const share = (target - text) / (own - text);
  return share >= 0 && share <= 1 ? share : 0;
}

/** An opaque colour as CSS. */
export const writeColour = ([red, green, blue]: Rgba): string =>
  `rgb(${[red, green, blue].map((channel) => Math.round(channel * 255)).join(' ')})`;

/** A mixture in linear light as CSS. */
export function mixLight(colour: Rgba, ink: Rgba, share: number): string {
  const inks = toLinearLight(ink);
  const parts = toLinearLight(colour).map((light, channel) => {
    const other = inks[channel as 0 | 1 | 2];
    return (light * share + other * (1 - share)).toFixed(4);
  });
  return `color(srgb-linear ${parts.join(' ')})`;
}
