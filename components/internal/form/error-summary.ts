import { html, type TemplateResult } from 'lit';
import type { FieldPhrases } from '../../../src/i18n/fields/phrases.js';
import type { EventElement } from '../element.js';
import { focusPart } from '../focus-part.js';
import { heading } from '../heading.js';

/** The error of one field. */
export interface FieldError {
  /** Id of the control in the shadow root. */
  readonly id: string;
  readonly words: string;
}

interface Form extends EventElement {
  readonly phrases: EventElement['phrases'] & FieldPhrases;
}

export interface SummaryBox {
  /** Part and class name of the box. */
  readonly part: string;
  /** Level of its heading. */
  readonly level: number;
}

/** The list of errors above a form, each with a link to its field. */
export function errorSummary(
  host: Form,
  box: SummaryBox,
  complaints: readonly FieldError[],
): TemplateResult {
  const go = (event: Event, id: string) => {
    event.preventDefault(); // keeps the page's address unchanged
    void focusPart(host, `#${id}`);
  };
  const items = complaints.map(
    ({ id, words }) =>
      html`<li><a href="#${id}" @click=${(event: Event) => go(event, id)}>${words}</a></li>`,
  );
  const list = html`<ul role="list">
    ${items}
  </ul>`;
  return summaryBox(box, host.phrases.problemTitle, list);
}

/** A box with a heading, for a list of errors or other content. */
export function summaryBox(
  { part, level }: SummaryBox,
  title: string,
  content: unknown,
): TemplateResult {
  return html`<div class=${part} part=${part} role="group" aria-label=${title}>
    ${heading(level, title, 'summary-title')} ${content}
  </div>`;
}

/** The error message at a field. */
export function drawFieldError(phrases: FieldPhrases, { id, words }: FieldError): TemplateResult {
  return html`<p id="${id}-problem" class="problem" part="problem">
    <span class="visually-hidden">${phrases.errorPrefix}</span> ${words}
  </p>`;
}
