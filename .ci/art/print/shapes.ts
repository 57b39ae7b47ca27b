import { n } from './svg.js';

/** Outlines that more than one part needs: each gives path data. */

/** A cloud: an ellipse whose edge is made of `bumps` round bulges. */
export function cloud(
  x: number,
  y: number,
  rx: number,
  ry: number,
  bumps: number,
  turn = 0,
): string {
  const points = Array.from({ length: bumps }, (_, i) => {
    const angle = turn + (i / bumps) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry] as const;
  });
  const r = (Math.PI * Math.max(rx, ry)) / bumps;
  const [x0, y0] = points[0] ?? [x, y];
  const arcs = [...points.slice(1), [x0, y0] as const].map(
    ([px, py]) => `A${n(r * 1.05)} ${n(r * 1.05)} 0 0 1 ${n(px)} ${n(py)}`,
  );
  return `M${n(x0)} ${n(y0)}${arcs.join('')}Z`;
}

/** A star with round count of points, also a sun, a cog or a tambourine edge. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = turn - Math.PI / 2 + (i * Math.PI) / points;
    const r = i % 2 ? inner : outer;
    return `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A pointed leaf from its stalk along `angle` (degrees). */
export function leaf(x: number, y: number, length: number, width: number, angle: number): string {
  const a = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(a), Math.sin(a)];
  const side = (s: number) =>
    `${n(x + dx * length * 0.45 - dy * width * s)} ${n(y + dy * length * 0.45 + dx * width * s)}`;
  const tip = `${n(x + dx * length)} ${n(y + dy * length)}`;
  return `M${n(x)} ${n(y)}Q${side(1)} ${tip}Q${side(-1)} ${n(x)} ${n(y)}Z`;
}

/** Rays from a centre, each a wedge out to `radius`. */
export function rays(
  x: number,
  y: number,
  radius: number,
  count: number,
  turn = 0,
  inner = 0,
): string {
  const step = (Math.PI * 2) / count;
  const spot = (angle: number, r: number) =>
    `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
  return Array.from({ length: count }, (_, i) => {
    const from = turn + i * step;
    return `M${spot(from, inner)}L${spot(from, radius)}L${spot(from + step / 2, radius)}L${spot(from + step / 2, inner)}Z`;
  }).join('');
}
