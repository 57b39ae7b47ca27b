/** Silhouettes of garments, clockwise from the top left, in fractions of the square photo. */
type Outline = { x: number; y: number }[];

const outline = (...points: [x: number, y: number][]): Outline =>
  points.map(([x, y]) => ({ x, y }));

export const hoodieOutline = outline(
  [0.38, 0.11],
  [0.44, 0.07],
  [0.56, 0.07],
  [0.62, 0.11],
  [0.65, 0.18],
  [0.78, 0.23],
  [0.86, 0.34],
  [0.93, 0.76],
  [0.82, 0.8],
  [0.76, 0.52],
  [0.76, 0.91],
  [0.24, 0.91],
  [0.24, 0.52],
  [0.18, 0.8],
  [0.07, 0.76],
  [0.14, 0.34],
  [0.22, 0.23],
  [0.35, 0.18],
);

export const toteOutline = outline(
  [0.2, 0.36],
  [0.32, 0.36],
  [0.34, 0.16],
  [0.4, 0.09],
  [0.6, 0.09],
  [0.66, 0.16],
  [0.68, 0.36],
  [0.8, 0.36],
  [0.83, 0.93],
  [0.17, 0.93],
);

export const ponchoOutline = outline(
  [0.42, 0.12],
  [0.5, 0.08],
  [0.58, 0.12],
  [0.64, 0.2],
  [0.95, 0.72],
  [0.9, 0.8],
  [0.5, 0.93],
  [0.1, 0.8],
  [0.05, 0.72],
  [0.36, 0.2],
);
