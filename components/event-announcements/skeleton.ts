import { html, type TemplateResult } from 'lit';

const row = html`<div class="item">
  <div class="bone bone-meta"></div>
  <div class="bone bone-title"></div>
  <div class="bone"></div>
</div>`;

/** A few announcements where they will stand. */
export const announcementsSkeleton = (): TemplateResult =>
  html`<div class="items">${Array.from({ length: 3 }, () => row)}</div>`;
