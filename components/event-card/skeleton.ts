import { html, type TemplateResult } from 'lit';
import type { CardLayout } from './card-context.js';

/** A picture, a name, two facts and a button, where they will stand. */
export const cardSkeleton = (layout: CardLayout): TemplateResult =>
  html`<div class="card ${layout} ${layout === 'line' ? 'plain' : 'pictured'}">
    ${layout === 'line' ? undefined : html`<div class="picture bone"></div>`}
    <div class="text">
      <div class="head"><div class="title bone bone-title"></div></div>
      <div class="facts">
        <div class="bone bone-fact"></div>
        <div class="bone bone-fact"></div>
      </div>
      <div class="actions"><div class="bone bone-button"></div></div>
    </div>
  </div>`;
