import { html, type TemplateResult } from 'lit';

const row = html`<div class="entry bone-row"><div class="bone"></div></div>`;

/** The search field, a category and its questions, where they will stand. */
export function faqSkeleton(): TemplateResult {
  return html`<div class="bone bone-field"></div>
    <div class="category">
      <div class="category-name bone bone-name"></div>
      <div>${Array.from({ length: 6 }, () => row)}</div>
    </div>`;
}
