import { html, nothing, type TemplateResult } from 'lit';
import { skeletonCards } from '../internal/listed-events/skeleton-cards.js';

/** Who it is, then as many cards as most organisers have events. */
export function organiserSkeleton(withProfile: boolean, limit?: number): TemplateResult {
  const lines = Array.from({ length: 3 }, () => html`<span class="bone bone-line"></span>`);
  const profile = html`<div class="profile">
    <span class="logo bone"></span>
    <div class="who"><span class="bone bone-name"></span></div>
    <div class="bio">${lines}<span class="bone bone-line short"></span></div>
  </div>`;
  return html`${withProfile ? profile : nothing} ${skeletonCards(limit)}`;
}
