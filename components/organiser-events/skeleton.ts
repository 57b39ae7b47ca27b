import { html, nothing, type TemplateResult } from 'lit';

const card = html`<span class="event">
  <span class="event-picture bone"></span>
  <span class="bone bone-line"></span>
  <span class="bone bone-line short"></span>
</span>`;

/** Who it is, then as many cards as most organisers have events. */
export function skeleton(withProfile: boolean): TemplateResult {
  const profile = html`<div class="profile">
    <span class="logo bone"></span>
    <div class="who"><span class="bone bone-name"></span></div>
    <div class="bio">
      <span class="bone bone-line"></span><span class="bone bone-line short"></span>
    </div>
  </div>`;
  return html`${withProfile ? profile : nothing}
    <div class="events cards">${Array<TemplateResult>(6).fill(card)}</div>`;
}
