import { html, nothing, type TemplateResult } from 'lit';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';

/**
 * A picture in a box that never changes its size. Below it stand the initials on a tint of their
 * own; they are all there is when the organiser sent no picture, or when it does not load.
 * Keyed by address: the picture belongs to the event, not to the artist (spec L69).
 */
export function drawPortrait(
  name: string,
  imageUrl: string | null,
  { size, eager = false }: { size: number; eager?: boolean },
): TemplateResult {
  const address = webUrl(imageUrl);
  return html`<span
    class="portrait tint-${tintOf(name)}"
    part="portrait"
    data-initials=${initialsOf(name)}
    >${address ? picture(address, size, eager) : nothing}</span
  >`;
}

const picture = (src: SafeAddress, size: number, eager: boolean) =>
  html`<img
    src=${src}
    alt=""
    width=${size}
    height=${size}
    loading=${eager ? 'eager' : 'lazy'}
    decoding="async"
  />`;

/** First letters of the first and the last word: `NF` for Nils Frahm, `Þ` for Þórunn. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&+/-]+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? []);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.join('').toLocaleUpperCase();
}

/** The same name always has the same of six tints. */
function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % 6;
}
