import { html, type TemplateResult } from 'lit';
import type { FieldPhrases } from '../../../src/i18n/fields/phrases.js';
import type { EventElement } from '../element.js';
import { focusPart } from '../focus-part.js';
import { heading } from '../heading.js';

/** What is wrong with one field. */
export interface FieldError {
  /** Of the control, in the shadow root. */
  readonly id: string;
  readonly words: string;
}

interface Form extends EventElement {
  readonly phrases: EventElement['phrases'] & FieldPhrases;
}

export interface SummaryBox {
  /** Name of the box, as a part and as a class. */
  readonly part: string;
  /** Of its heading. */
  readonly level: number;
}

/** Above a form: everything that is wrong, each with a link to its field. */
export function errorSummary(
  host: Form,
  box: SummaryBox,
  complaints: readonly FieldError[],
): TemplateResult {
  const go = (event: Event, id: string) => {
    event.preventDefault(); // the address of the page is not ours
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

/** The box of such a summary, whatever it says. */
export function summaryBox(
  { part, level }: SummaryBox,
  title: string,
  content: unknown,
): TemplateResult {
  return html`<div class=${part} part=${part} role="group" aria-label=${title}>
    ${heading(level, title, 'summary-title')} ${content}
  </div>`;
}

/** Beside a field: what is wrong with it. */
export function drawFieldError(phrases: FieldPhrases, { id, words }: FieldError): TemplateResult {
  return html`<p id="${id}-problem" class="problem" part="problem">
    <span class="visually-hidden">${phrases.errorPrefix}</span> ${words}
  </p>`;
}
