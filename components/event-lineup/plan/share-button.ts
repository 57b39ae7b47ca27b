import { html, nothing, svg, type TemplateResult } from 'lit';
import { icon } from '../icons.js';
import type { LineupHost } from '../lineup-context.js';
import { canShare, sharePlan } from './share.js';

const drawing = svg`<path d="M12 15V4m-4 4 4-4 4 4M6 12v7h12v-7" />`;

/** @param link what is handed on, asked for when it is */
export function shareButton(
  host: LineupHost,
  label: string,
  link: () => { title: string; url: string },
): TemplateResult | typeof nothing {
  if (!canShare()) return nothing;
  return html`<button
    type="button"
    class="button share"
    part="button"
    @click=${({ currentTarget }: Event) => void sharePlan(host, link(), currentTarget as Element)}
  >
    ${icon(drawing)}<span class="share-offer">${label}</span
    ><span class="share-done" aria-hidden="true">${host.context.phrases.shareCopied}</span>
  </button>`;
}
