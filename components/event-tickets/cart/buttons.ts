import { html, nothing, type TemplateResult } from 'lit';

/** A button beside the one that leads onward. */
export const plainButton = (words: unknown, press: () => void): TemplateResult =>
  html`<button class="button" part="button" type="button" @click=${press}>${words}</button>`;

/** The button that leads onward. While it is busy it keeps its place and hears no press. */
export function onwardButton(words: string, busy: boolean, press: () => void): TemplateResult {
  return html`<button
    class="button button-primary onward"
    part="button-primary"
    type="button"
    aria-disabled=${busy ? 'true' : nothing}
    @click=${() => {
      if (!busy) press();
    }}
  >
    <span>${words}${busy ? '…' : ''}</span>
  </button>`;
}
