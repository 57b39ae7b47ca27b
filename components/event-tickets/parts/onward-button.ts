import { html, nothing, type TemplateResult } from 'lit';

/**
 * The main button of a step. While busy it stays in place and keeps the focus, but a press does nothing.
 * @param press if undefined the button submits its form, whose handler must check for busy itself
 */
export function onwardButton(words: string, busy: boolean, press?: () => void): TemplateResult {
  return html`<button
    class="button button-primary onward"
    part="button-primary"
    type=${press ? 'button' : 'submit'}
    aria-disabled=${busy ? 'true' : nothing}
    @click=${() => {
      if (!busy) press?.();
    }}
  >
    <span>${words}${busy ? '…' : ''}</span>
  </button>`;
}
