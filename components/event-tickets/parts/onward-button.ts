import { html, nothing, type TemplateResult } from 'lit';

/**
 * The button that leads onward. While it is busy it keeps its place and hears no press.
 * @param press undefined: it sends the form around it, which hears whether it is busy
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
