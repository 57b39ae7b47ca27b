import { sheet, shade } from './cloth.js';

/** An enamel mug with a dark rim; the handle stands right in front and left at the back. */
export function mug(hex: string, side: 'front' | 'back'): string {
  const rim = '#16263f';
  const body =
    'M196 214C196 190 690 190 690 214L672 812C668 846 600 864 443 864C286 864 218 846 214 812Z';
  const handle =
    'M684 316C800 300 874 372 868 492C862 612 772 690 672 694L674 634C748 630 806 572 810 488C814 408 768 362 682 374Z';
  const inside = `
    <defs>
      <linearGradient id="round" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="#0a0714" stop-opacity=".3"/><stop offset=".22" stop-color="#fff" stop-opacity=".55"/>
        <stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0a0714" stop-opacity=".34"/>
      </linearGradient>
    </defs>
    <path d="${handle}" fill="${shade(hex, -0.1)}"/>
    <path d="${handle}" fill="none" stroke="${rim}" stroke-width="9"/>
    <path d="${body}" fill="${hex}"/><path d="${body}" fill="url(#round)"/>
    <ellipse cx="443" cy="214" rx="247" ry="34" fill="${shade(hex, -0.28)}"/>
    <ellipse cx="443" cy="214" rx="247" ry="34" fill="none" stroke="${rim}" stroke-width="16"/>
    <path d="M216 818C220 850 300 864 443 864C586 864 666 850 670 818" fill="none" stroke="${rim}" stroke-width="12"/>`;
  return sheet(
    side === 'front' ? inside : `<g transform="translate(1000 0) scale(-1 1)">${inside}</g>`,
  );
}
