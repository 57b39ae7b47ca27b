import { svg, type SVGTemplateResult } from 'lit';
import type { SafeAddress } from '../../src/html/links.js';
import type { Size } from '../../src/merch/prints.js';
import { luminance } from '../../src/merch/colours.js';

/** Below it the brightening would show the photo's noise in place of its folds. */
const darkest = 0.2;
/** How much of them is seen. */
const strength = 0.75;

export interface Fabric {
  readonly id: string;
  readonly hex: string | undefined;
  readonly size: Size;
  readonly photo: SafeAddress;
}

/**
 * A filter for prints: the folds of the cloth run on through them. The photo again, in grey and so
 * bright that plain cloth is white, multiplied with whatever is printed.
 */
export function drawFolds({ id, hex, size, photo }: Fabric): SVGTemplateResult | undefined {
  const { width, height } = size;
  const bright = hex ? luminance(hex) : 0;
  if (bright < darkest) return undefined;
  return svg`<filter id="${id}-folds" filterUnits="userSpaceOnUse" x="0" y="0" width=${width} height=${height}>
    <feImage href=${photo} x="0" y="0" width=${width} height=${height} />
    <feColorMatrix type="saturate" values="0" />
    ${onEach(1 / bright)}
    ${onEach(strength, 1 - strength, 'sRGB')}
    <feBlend in2="SourceGraphic" mode="multiply" color-interpolation-filters="sRGB" />
    <feComposite in2="SourceAlpha" operator="in" />
  </filter>`;
}

function onEach(slope: number, intercept = 0, space = 'linearRGB'): SVGTemplateResult {
  return svg`<feComponentTransfer color-interpolation-filters=${space}>
    <feFuncR type="linear" slope=${slope} intercept=${intercept} />
    <feFuncG type="linear" slope=${slope} intercept=${intercept} />
    <feFuncB type="linear" slope=${slope} intercept=${intercept} />
  </feComponentTransfer>`;
}
