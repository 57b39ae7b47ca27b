import { html, type TemplateResult } from 'lit';
import { correction, generate, type Bitmap2D } from 'lean-qr/nano';

/** As wide as ISO 18004 asks for, in modules: without it a camera does not find the edge. */
const quietZone = 4;

/**
 * A text as a QR code, dark on light whatever the page looks like: many cameras read no other.
 * Undefined where the text is longer than any code can be.
 */
export function qrCode(text: string, label: string): TemplateResult | undefined {
  const code = codeOf(text);
  if (!code) return undefined;
  const side = code.size + 2 * quietZone;
  return html`<svg
    class="qr-code"
    role="img"
    aria-label=${label}
    viewBox="${-quietZone} ${-quietZone} ${side} ${side}"
    shape-rendering="crispEdges"
  >
    <rect x=${-quietZone} y=${-quietZone} width=${side} height=${side} fill="#fff" />
    <path d=${darkRuns(code)} fill="#000" />
  </svg>`;
}

/** A quarter of it may be covered by a thumb or a crease, and it is still read. */
function codeOf(text: string): Bitmap2D | undefined {
  try {
    return generate(text, { minCorrectionLevel: correction.M });
  } catch {
    return undefined;
  }
}

/** One path of bars: squares side by side would leave hairlines between them. */
function darkRuns(code: Bitmap2D): string {
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const from = x;
      while (code.get(x, y)) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return path;
}
