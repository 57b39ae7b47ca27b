import { html, nothing, type TemplateResult } from 'lit';

/** A button beside the one that leads onward; what is in `waitId` tells why it cannot be pressed yet. */
export const plainButton = (words: unknown, press: () => void, waitId?: string): TemplateResult =>
  html`<button
    class="button"
    part="button"
    type="button"
    aria-disabled=${waitId ? 'true' : nothing}
    aria-describedby=${waitId ?? nothing}
    @click=${() => waitId ?? press()}
  >
    ${words}
  </button>`;

export const quietButton = (words: unknown, press: () => void): TemplateResult =>
  html`<button class="button button-quiet" part="button" type="button" @click=${press}>
    ${words}
  </button>`;

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
