import { html, type TemplateResult } from 'lit';

const row = html`<div class="item">
  <div class="bone bone-label"></div>
  <div class="bone bone-field"></div>
</div>`;

/** The title, a few fields and the button, where they will stand. */
export function prelaunchSkeleton(): TemplateResult {
  return html`<div class="sheet">
    <div class="lead">
      <div class="title bone bone-title"></div>
      <div class="bone"></div>
    </div>
    <div class="form">
      ${[row, row, row]}
      <div class="bone bone-button"></div>
    </div>
  </div>`;
}
