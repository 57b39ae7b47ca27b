import { html, type TemplateResult } from 'lit';
import type { FieldPhrases } from '../../src/i18n/phrases/fields.js';
import type { EventElement } from './element.js';
import { focusPart } from './focus-part.js';
import { heading } from './heading.js';

/** What is wrong with one field. */
export interface Complaint {
  /** Of the control, in the shadow root. */
  readonly id: string;
  readonly words: string;
}

interface Form extends EventElement {
  readonly headingLevel: number;
  readonly phrases: EventElement['phrases'] & FieldPhrases;
}

/** Above a form: everything that is wrong, each with a link to its field. `part` names the box. */
export function errorSummary(
  host: Form,
  part: string,
  complaints: readonly Complaint[],
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
  return summaryBox(host, { part, title: host.phrases.problemTitle, content: list });
}

/** The box of such a summary, whatever it says. */
export function summaryBox(
  { headingLevel }: Pick<Form, 'headingLevel'>,
  { part, title, content }: { part: string; title: string; content: unknown },
): TemplateResult {
  return html`<div class=${part} part=${part} role="group" aria-label=${title}>
    ${heading(headingLevel + 1, title, 'summary-title')} ${content}
  </div>`;
}

/** Beside a field: what is wrong with it. */
export function fieldProblem(phrases: FieldPhrases, { id, words }: Complaint): TemplateResult {
  return html`<p id="${id}-problem" class="problem" part="problem">
    <span class="visually-hidden">${phrases.errorPrefix}</span> ${words}
  </p>`;
}
