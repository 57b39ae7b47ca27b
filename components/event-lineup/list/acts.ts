import { html } from 'lit';
import type { StageSet } from '../../../src/lineup/schedule.js';
import type { LineupContext } from '../lineup-context.js';
import { oneOrMore } from './plain-list.js';

/** “A b2b B”, each name a button of its own; a set without acts has the organiser's label. */
export function drawActs(
  { acts, slot }: Pick<StageSet, 'acts' | 'slot'>,
  context: LineupContext,
): unknown {
  if (acts.length === 0) {
    return html`<span class="name" part="set-name"
      >${slot.placeholderLabel || context.phrases.toBeAnnounced}</span
    >`;
  }
  // The line-up itself listens: thousands of rows have no listener of their own.
  return oneOrMore(acts, (act, index) => {
    const name = html`<button
      type="button"
      class="name"
      part="set-name"
      aria-haspopup="dialog"
      .act=${act}
    >
      <bdi translate="no" .textContent=${act.name}></bdi>
    </button>`;
    return index ? html` <span class="further">${backToBack(context)} ${name}</span>` : name;
  });
}

const backToBack = ({ phrases }: LineupContext) =>
  html`<abbr class="versus" title=${phrases.backToBack}>${phrases.b2b}</abbr>`;
