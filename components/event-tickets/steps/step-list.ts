import { html, nothing, type TemplateResult } from 'lit';
import { quietButton } from '../../internal/buttons.js';
import { sortNames } from '../details/buyer-fields.js';
import { emailOf, releaseName, type OrderContext } from '../parts/order-context.js';
import type { Screen } from './screen.js';

export type StepNumber = 1 | 2 | 3;

/** The screens that are steps; the others come after the payment. */
export const stepNumbers: Partial<Record<Screen, StepNumber>> = {
  choosing: 1,
  details: 2,
  payment: 3,
};

/** Three steps: done ones with a button back, the current one, and later ones. */
export function stepList(view: OrderContext, at: StepNumber): TemplateResult {
  const { phrases } = view.host;
  return html`<ol class="steps" part="steps" role="list" aria-label=${phrases.orderSteps}>
    ${names(view).map((name, place) => step(view, { name, number: place + 1, at }))}
  </ol>`;
}

/** "Step 2 of 3: Your details" */
export function stepWords(view: OrderContext, at: StepNumber): string {
  const all = names(view);
  return view.host.phrases.stepOf({ step: at, steps: all.length, name: all[at - 1] ?? '' });
}

const names = ({ host: { phrases } }: OrderContext): string[] => [
  phrases.stepTickets,
  phrases.stepDetails,
  phrases.stepPayment,
];

function step(
  view: OrderContext,
  { name, number, at }: { name: string; number: number; at: number },
): TemplateResult {
  const done = number < at;
  const current = number === at;
  return html`<li class=${done ? 'done' : ''} aria-current=${current ? 'step' : nothing}>
    <span class="step-number"
      ><span class=${done ? 'visually-hidden' : nothing}>${number}</span></span
    >
    <div>
      ${current ? html`<p class="step-at">${view.host.phrases.stepOf({ step: at, steps: 3, name: '' })}</p>` : undefined}
      <p class="step-name">${name}</p>
      ${done ? (number === 1 ? tickets(view) : buyer(view)).map((words) => html`<p>${words}</p> `) : undefined}
    </div>
    ${done ? change(view, number, name) : undefined}
  </li>`;
}

function tickets(view: OrderContext): TemplateResult[] {
  const { order, selection } = view.state;
  const lines = order?.sums.lines.length ? order.sums.lines : selection.items;
  return lines.map(
    ({ releaseId, quantity }) =>
      html`${quantity}&nbsp;×&nbsp;<bdi>${releaseName(view, releaseId)}</bdi>`,
  );
}

function buyer({ host, state }: OrderContext): TemplateResult[] {
  const { firstName, lastName } = state.details?.buyer ?? {};
  const names = sortNames(host.language, [firstName, lastName].filter(Boolean));
  const name = names.join(' ') || state.order?.buyer?.firstName;
  return [name, emailOf(state)]
    .filter(Boolean)
    .map((words) => html`<bdi translate="no">${words}</bdi>`);
}

/** The button back to a step; none while a request is under way. */
function change({ host, checkout, state }: OrderContext, number: number, name: string) {
  if (state.step !== 'details' && state.step !== 'payment') return undefined;
  const words = html`<span
    >${host.phrases.change} <span class="visually-hidden">${name}</span></span
  >`;
  return quietButton(words, () => checkout.back(number === 1 ? 'choosing' : 'details'));
}
