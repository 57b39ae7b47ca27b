import type { Size } from './prints.js';
import type { Point, Product } from './products.js';

/** The right half of a tee shirt laid flat, from the nape to the middle of the hem. */
const half: readonly Point[] = [
  [0.5, 0.148],
  [0.545, 0.144],
  [0.578, 0.132],
  [0.598, 0.115],
  [0.64, 0.128],
  [0.69, 0.145],
  [0.735, 0.162],
  [0.768, 0.18],
  [0.795, 0.204],
  [0.818, 0.234],
  [0.846, 0.28],
  [0.93, 0.428],
  [0.933, 0.438],
  [0.927, 0.448],
  [0.82, 0.507],
  [0.809, 0.51],
  [0.8, 0.504],
  [0.75, 0.425],
  [0.743, 0.48],
  [0.741, 0.56],
  [0.742, 0.7],
  [0.748, 0.84],
  [0.751, 0.87],
  [0.746, 0.88],
  [0.7, 0.893],
  [0.6, 0.902],
  [0.5, 0.905],
];
const mirrored = half.map(([x, y]): Point => [1 - x, y]).reverse();
const tee = [...half, ...mirrored];

/** The garment's silhouette as an SVG polygon's `points`: the organiser's, else that of a tee. */
export function outlinePoints({ outline }: Product, { width, height }: Size): string {
  const points = outline.length > 0 ? outline : tee;
  return points.map(([x, y]) => `${x * width},${y * height}`).join(' ');
}
