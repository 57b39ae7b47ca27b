import { html, type TemplateResult } from 'lit';

const card = html`<div class="reward">
  <div class="bone bone-standing"></div>
  <div class="bone bone-title"></div>
  <div class="bone"></div>
</div>`;

/** An event with a few rewards where they will stand. */
export const rewardsSkeleton = (): TemplateResult =>
  html`<div class="programme">
    <div class="bone bone-name"></div>
    <div class="rewards">${Array.from({ length: 3 }, () => card)}</div>
  </div>`;
