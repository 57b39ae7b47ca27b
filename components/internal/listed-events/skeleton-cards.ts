import { html, type TemplateResult } from 'lit';

const card = html`<span class="event">
  <span class="event-picture bone"></span>
  <span class="bone bone-line"></span>
  <span class="bone bone-line short"></span>
</span>`;

/** As many cards as fill a screen. */
export const skeletonCards = (): TemplateResult =>
  html`<div class="events cards">${Array<TemplateResult>(6).fill(card)}</div>`;
