import { html, nothing, type TemplateResult } from 'lit';
import type { Phrase } from '../../../src/i18n/texts.js';
import type { FollowUp } from './follow-up.js';

interface ResendView {
  readonly words: string;
  /** How long it is locked, in words. */
  readonly lockedFor: Phrase<'seconds'>;
  /** Of the words below, in the document. */
  readonly id: string;
  readonly resend: () => void;
}

/** Asks for another message. Locked for a while, in sight, but it keeps the focus. */
export function resendButton(
  { lock, busy, isPossible }: FollowUp,
  { words, lockedFor, id, resend }: ResendView,
): TemplateResult | undefined {
  if (!isPossible) return undefined;
  const locked = lock.left > 0;
  const press = () => {
    if (!locked && !busy) resend();
  };
  return html`<p class="resend">
    <button
      class="button"
      part="button"
      type="button"
      aria-disabled=${locked || busy}
      aria-describedby=${locked ? id : nothing}
      @click=${press}
    >
      ${words}
    </button>
    ${locked ? html`<span id=${id} class="note">${lockedFor({ seconds: lock.left })}</span>` : nothing}
  </p>`;
}
