import { html, type TemplateResult } from 'lit';

/** A heading of the level that fits the page's outline. 1 belongs to the page. */
export function heading(level: number, content: unknown, part: string): TemplateResult {
  switch (realLevel(level)) {
    case 2:
      return html`<h2 class=${part} part=${part}>${content}</h2>`;
    case 3:
      return html`<h3 class=${part} part=${part}>${content}</h3>`;
    case 4:
      return html`<h4 class=${part} part=${part}>${content}</h4>`;
    case 5:
      return html`<h5 class=${part} part=${part}>${content}</h5>`;
    default:
      return html`<h6 class=${part} part=${part}>${content}</h6>`;
  }
}

/** 2 to 6, whatever an author wrote. */
export function realLevel(level: number): number {
  return Math.min(6, Math.max(2, Math.round(level) || 2));
}
