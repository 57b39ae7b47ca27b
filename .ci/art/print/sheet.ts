import type { Inks } from './inks.js';
import { tidy } from './svg.js';

/** One picture being printed: its size, its inks, and the definitions that its shapes refer to. */
export class Sheet {
  private readonly definitions: string[] = [];
  private readonly known = new Map<string, string>();

  constructor(
    readonly width: number,
    readonly height: number,
    readonly inks: Inks,
  ) {}

  /** Inside only what `d` covers. */
  clip(d: string, ...inside: string[]): string {
    return `<g clip-path="url(#${this.define(`<path d="${d}"/>`, 'clipPath', '')})">${inside.join('')}</g>`;
  }

  /** A repeating tile, to be used as a fill. */
  pattern(w: number, h: number, tile: string, turn = 0): string {
    const more =
      ` width="${w}" height="${h}" patternUnits="userSpaceOnUse"` +
      (turn ? ` patternTransform="rotate(${turn})"` : '');
    return `url(#${this.define(tile, 'pattern', more)})`;
  }

  print(...inside: string[]): string {
    const { width: w, height: h } = this;
    const defs = this.definitions.length ? `<defs>${this.definitions.join('')}</defs>` : '';
    return tidy(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" stroke-linecap="round" stroke-linejoin="round">` +
        `${defs}${inside.join('')}</svg>\n`,
    );
  }

  private define(inside: string, tag: string, more: string): string {
    const body = `${more}>${inside}`;
    const known = this.known.get(tag + body);
    if (known) return known;
    const id = `${tag[0]}${this.definitions.length}`;
    this.known.set(tag + body, id);
    this.definitions.push(`<${tag} id="${id}"${body}</${tag}>`);
    return id;
  }
}
