import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { webUrl, type SafeAddress } from '../../src/html/links.js';
import type { MerchChoice } from '../../src/merch/choice.js';
import { printsOf, type Print, type Size } from '../../src/merch/prints.js';
import type { Zone } from '../../src/merch/products.js';
import { outlinePoints } from '../../src/merch/shape.js';
import { drawFolds } from './folds.js';
import { unknownSize, type Pictures } from './pictures.js';

export interface GarmentView {
  readonly choice: MerchChoice;
  readonly pictures: Pictures;
  readonly eventLogo: SafeAddress | undefined;
  /** Unique in the shadow root: what filters are named after. */
  readonly id: string;
  /** What a screen reader is told; without it the picture is an ornament. */
  readonly name?: string | undefined;
}

/**
 * A garment with its prints, as one SVG in the photo's own pixels. SVG filters also work on pictures
 * of a host that sends no CORS headers; CSS masks and canvas do not. And no SVG masks: Chromium keeps
 * every shadow root in which one was drawn, for as long as the page lives.
 */
export function drawGarment(scene: GarmentView): TemplateResult {
  const { choice, id, name } = scene;
  const { photo, size, waiting } = photoOf(scene);
  const { width, height } = size;
  const prints = printsIn(scene).map((print) => drawPrint(print, id, photo));
  const folded = photo && name ? drawFolds({ id, hex: choice.colour.hex, size, photo }) : undefined;
  return html`<svg
    class=${waiting ? 'garment waiting' : 'garment'}
    part=${name ? 'stage-image' : nothing}
    viewBox="0 0 ${width} ${height}"
    role=${name ? 'img' : nothing}
    aria-label=${name ?? nothing}
    aria-hidden=${name ? nothing : 'true'}
  >
    <defs>
      ${['white', 'black'].map((tint) => drawFilter(`${id}-${tint}`, tint, size))}
      <clipPath id="${id}-shape">
        <polygon points=${outlinePoints(choice.product, size)} />
      </clipPath>
      ${photo && cutToCloth(`${id}-cloth`, photo, size)} ${folded}
    </defs>
    ${photo ? drawPicture(photo, size) : drawOutline(scene)}
    <g filter=${folded ? `url(#${id}-folds)` : nothing}>${prints}</g>
  </svg>`;
}

/** Without a photo that can be shown the garment is drawn, in a square. */
export function photoOf({ choice, pictures }: GarmentView) {
  const photo = webUrl(choice.colour.photos[choice.side]);
  const known = photo ? pictures.sizeOf(photo) : null;
  return {
    photo: known === null ? undefined : photo,
    size: known ?? unknownSize,
    waiting: known === undefined,
  };
}

/** The prints of the side that is shown, whether their logos can be shown or not. */
export function allPrints(scene: GarmentView): Print<SafeAddress>[] {
  const { product, colour, side } = scene.choice;
  const logoOf = (zone: Zone) => (zone.logo ? webUrl(zone.logo) : scene.eventLogo);
  return printsOf(product, colour, side, photoOf(scene).size, logoOf);
}

/** The same without those whose logo is broken. */
export const printsIn = (scene: GarmentView): Print<SafeAddress>[] =>
  allPrints(scene).filter(({ logo }) => scene.pictures.sizeOf(logo) !== null);

const drawPicture = (url: SafeAddress, { width, height }: Size): SVGTemplateResult =>
  svg`<image href=${url} width=${width} height=${height} />`;

/** Everything that is not transparent, in one colour. */
const drawFilter = (id: string, tint: string, { width, height }: Size): SVGTemplateResult =>
  svg`<filter id=${id} filterUnits="userSpaceOnUse" x="0" y="0" width=${width} height=${height}>
    <feFlood flood-color=${tint} /><feComposite in2="SourceAlpha" operator="in" />
  </filter>`;

/** Only where the photo is not transparent. */
const cutToCloth = (id: string, photo: SafeAddress, { width, height }: Size): SVGTemplateResult =>
  svg`<filter id=${id} filterUnits="userSpaceOnUse" x="0" y="0" width=${width} height=${height}>
    <feImage href=${photo} x="0" y="0" width=${width} height=${height} />
    <feComposite in="SourceGraphic" operator="in" />
  </filter>`;

function drawPrint(
  { logo, box, tint, clip }: Print<SafeAddress>,
  id: string,
  photo?: SafeAddress,
): SVGTemplateResult {
  const { x, y, width, height } = box;
  const image = svg`<image class="print" href=${logo} x=${x} y=${y} width=${width} height=${height}
    filter=${tint ? `url(#${id}-${tint})` : nothing} />`;
  if (!clip) return image;
  // The outline alone leaves slivers beside the cloth, and a photo without transparency has none.
  return svg`<g filter=${photo ? `url(#${id}-cloth)` : nothing}>
    <g clip-path="url(#${id}-shape)">${image}</g>
  </g>`;
}

/** The garment's shape in its colour, with some light on it; a tee has a collar. */
function drawOutline({ choice, id }: GarmentView): SVGTemplateResult {
  const { product, colour, side } = choice;
  const points = outlinePoints(product, unknownSize);
  const collar = side === 'front' ? 250 : 178;
  return svg`<g class="drawn" clip-path="url(#${id}-shape)">
    <linearGradient id="${id}-light">
      <stop stop-opacity=".2" /><stop offset=".35" stop-color="#fff" stop-opacity=".12" />
      <stop offset=".6" stop-opacity=".03" /><stop offset="1" stop-opacity=".22" />
    </linearGradient>
    <polygon points=${points} fill=${colour.hex ?? '#b4b4b4'} />
    <polygon points=${points} fill="url(#${id}-light)" />
    ${product.outline.length > 0 ? undefined : svg`<path d="M402 115Q500 ${collar} 598 115" />`}
  </g>`;
}
