import { html, type TemplateResult } from 'lit';

const times = (count: number, part: TemplateResult) => Array<TemplateResult>(count).fill(part);
const bone = html`<span class="bone"></span>`;

/** The shape of a festival day: room for the tools, tabs, posters, stages with their first sets. */
export function lineupSkeleton(tools: boolean): TemplateResult {
  return html`<div class="waiting">
    ${tools ? html`<div class="tools"></div>` : ''}
    <div class="tabs">${times(3, html`<span class="bone tab-bone"></span>`)}</div>
    <div class="bill">${times(3, html`<span class="bone poster"></span>`)}</div>
    <div class="stages">
      ${times(
        4,
        html`<div>
          <div class="stage-name">${bone}</div>
          ${times(5, row)}
        </div>`,
      )}
    </div>
  </div>`;
}

const row = html`<div class="set">${bone}<span class="bone faces"></span>${bone}</div>`;
