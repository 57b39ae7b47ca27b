import { html, type TemplateResult } from 'lit';

const line = html`<span class="bone bone-line"></span>`;
const short = html`<span class="bone bone-line short"></span>`;

const card = html`<span class="event">
  <span class="event-picture bone"></span>
  <span class="event-text">${line}${line}${short}${short}</span>
</span>`;

/** As many as fill a screen, and no more than the author wants. */
const most = 6;

/** Events as they will be laid out. */
export function skeletonCards(limit = most, layout: 'cards' | 'rows' = 'cards'): TemplateResult {
  const count = limit > 0 ? Math.min(Math.ceil(limit), most) : most;
  return html`<div class="events ${layout}">${Array<TemplateResult>(count).fill(card)}</div>`;
}
