import { html, type TemplateResult } from 'lit';
import type { NewsLayout } from './news-context.js';

const words = html`<div class="words">
  <div class="bone bone-title"></div>
  <div class="bone"></div>
  <div class="bone bone-date"></div>
</div>`;

/** The articles where they will stand. */
export function newsSkeleton(layout: NewsLayout): TemplateResult {
  const short = layout === 'headlines';
  const known = short || layout === 'list' ? layout : 'cards';
  const picture = short ? undefined : html`<div class="picture bone"></div>`;
  const row = (_: unknown, index: number) => {
    const lead = index === 0 && known === 'cards' ? ' lead' : '';
    return html`<div class="card${lead}${short ? '' : ' pictured'}">${picture}${words}</div>`;
  };
  return html`<div class="articles ${known}">${Array.from({ length: 4 }, row)}</div>`;
}

/** An article before its reading view has come. */
export function articleSkeleton(): TemplateResult {
  return html`<div class="skeleton article" aria-hidden="true">
    <div class="bone bone-title"></div>
    <div class="picture bone"></div>
    <div class="bone"></div>
    <div class="bone"></div>
  </div>`;
}
