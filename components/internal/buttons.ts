import { html, nothing, type TemplateResult } from 'lit';

/**
 * A button beside the primary one.
 * @param look class names of the style sheet
 * @param waitId id of the text that says why it can't be pressed yet
 */
export const plainButton = (
  words: unknown,
  press: () => void,
  look = 'button',
  waitId?: string,
): TemplateResult =>
  html`<button
    class=${look}
    part="button"
    type="button"
    aria-disabled=${waitId ? 'true' : nothing}
    aria-describedby=${waitId ?? nothing}
    @click=${() => waitId ?? press()}
  >
    ${words}
  </button>`;

export const quietButton = (words: unknown, press: () => void): TemplateResult =>
  plainButton(words, press, 'button button-quiet');
