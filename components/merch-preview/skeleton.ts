import { html, type TemplateResult } from 'lit';

const thumb = html`<span class="product"><span class="thumb bone"></span></span>`;
const line = html`<span class="bone line"></span>`;

/** The shelf, the stage, and the words beside it. */
export function merchSkeleton(shelf: boolean): TemplateResult {
  return html`<div class="window">
    ${shelf ? html`<div class="products"><div class="options">${Array<TemplateResult>(6).fill(thumb)}</div></div>` : undefined}
    <div class="view"><div class="stage bone"></div></div>
    <div class="details">${Array<TemplateResult>(5).fill(line)}</div>
  </div>`;
}
