import { svg, type SVGTemplateResult } from 'lit';
import type { Size } from '../../src/merch/prints.js';
import { luminance } from '../../src/merch/colours.js';

/** Below it the brightening would show the photo's noise in place of its folds. */
const darkest = 0.2;

export interface Fabric {
  readonly id: string;
  readonly hex: string | undefined;
  readonly size: Size;
  readonly photo: SVGTemplateResult;
  readonly prints: readonly SVGTemplateResult[];
}

/**
 * The folds of the cloth run on through the print: the photo again, in grey and so bright that plain
 * cloth is white, multiplied with whatever is printed on it.
 */
export function folds({ id, hex, size, photo, prints }: Fabric): SVGTemplateResult | undefined {
  const { width, height } = size;
  const bright = hex ? luminance(hex) : 0;
  if (bright < darkest || prints.length === 0) return undefined;
  return svg`<filter id="${id}-grey" filterUnits="userSpaceOnUse" x="0" y="0" width=${width} height=${height}>
      <feColorMatrix type="saturate" values="0" />
      <feComponentTransfer>
        <feFuncR type="linear" slope=${1 / bright} />
        <feFuncG type="linear" slope=${1 / bright} />
        <feFuncB type="linear" slope=${1 / bright} />
      </feComponentTransfer>
    </filter>
    <mask id="${id}-ink" mask-type="alpha" maskUnits="userSpaceOnUse" x="0" y="0" width=${width} height=${height}>
      ${prints}
    </mask>
    <g class="folds" mask="url(#${id}-ink)"><g filter="url(#${id}-grey)">${photo}</g></g>`;
}
