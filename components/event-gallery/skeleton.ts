import { html, type TemplateResult } from 'lit';

/** Two rows of a grid, or the strip. */
export const gallerySkeleton = (isStrip: boolean): TemplateResult =>
  html`<div class="photos ${isStrip ? 'strip' : 'grid'}">
    ${Array.from({ length: isStrip ? 4 : 8 }, () => html`<div class="tile bone"></div>`)}
  </div>`;
