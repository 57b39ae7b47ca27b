/** Elements of an SVG picture as strings. Coordinates inside path data are rounded by `tidy`. */

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${attrs(more)}/>`;

/** Round ends and corners come from the root element. */
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${attrs(more)}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attrs(more)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attrs(more)}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${attrs(more)}/>`;

export const group = (transform: string, ...inside: string[]) =>
  `<g transform="${transform}">${inside.join('')}</g>`;

export const at = (x: number, y: number, scale = 1, turn = 0) =>
  `translate(${n(x)} ${n(y)})` +
  (turn ? ` rotate(${n(turn)})` : '') +
  (scale === 1 ? '' : ` scale(${n(scale, 3)})`);

/** Mirrored left to right about its own x = 0. */
export const mirrored = (...inside: string[]) => group('scale(-1 1)', ...inside);

export const n = (value: number, digits = 1) => String(Number(value.toFixed(digits)));

const attrs = (more: string) => (more ? ` ${more}` : '');

/** Shortens finished markup: a tenth of a unit is finer than any screen shows. */
export const tidy = (markup: string) =>
  joinLines(markup).replace(/-?\d+\.\d{2,}(?=[^\d%])/g, (t) => n(Number(t), 2));

/** Neighbouring lines of one ink and one width become a single path. */
function joinLines(markup: string): string {
  const twins =
    /d="([^"]*)" (fill="none" stroke="[^"]+" stroke-width="[^"]+"\/>)<path d="([^"]*)" \2/g;
  const joined = markup.replace(twins, 'd="$1$3" $2');
  return joined === markup ? markup : joinLines(joined);
}
