import { html, type TemplateResult } from 'lit';

const row = html`<div class="entry bone-row"><div class="bone"></div></div>`;

/** The search field and rows of questions, where they will stand. */
export function skeleton(): TemplateResult {
  return html`<div class="bone bone-field"></div>
    ${Array.from({ length: 6 }, () => row)}`;
}
