import { html, type TemplateResult } from 'lit';

const row = html`<div class="item">
  <div class="bone bone-label"></div>
  <div class="bone bone-field"></div>
</div>`;

/** A title, some questions and the button, where they will stand. */
export function formSkeleton(): TemplateResult {
  return html`<div class="title bone bone-title"></div>
    <div class="form">
      ${[row, row, row]}
      <div class="bone bone-button"></div>
    </div>`;
}
