import { html, nothing } from 'lit';

/** How many there are, where there are any. */
export const drawBadge = (count: number) =>
  count > 0 ? html` <b class="badge"><span>${count}</span></b>` : nothing;
