import { html } from 'lit';

/** Done: a tick in a circle. */
export const successIcon = html`<svg class="seal" viewBox="0 0 48 48" aria-hidden="true">
  <path d="m14 25 7 7 14-15" />
</svg>`;
