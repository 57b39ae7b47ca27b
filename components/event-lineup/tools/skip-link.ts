import { html, nothing, type TemplateResult } from 'lit';
import type { LineupHost } from '../lineup-context.js';
import { focusText } from '../../internal/focus-text.js';

/** So many sets are more than anybody wants to walk through with the Tab key. */
const manySets = 30;

/** Seen only while it has the focus. */
export function skipLink(host: LineupHost): TemplateResult | typeof nothing {
  if (host.slots.length < manySets) return nothing;
  return html`<button
    type="button"
    class="button skip"
    part="button"
    .press=${() => skipToEnd(host)}
  >
    ${host.context.phrases.skipLineup}
  </button>`;
}

function skipToEnd({ renderRoot, context }: LineupHost): void {
  const base = renderRoot.querySelector('.base');
  const end = base?.querySelector<HTMLElement>('.lineup-end') ?? document.createElement('p');
  end.className = 'lineup-end visually-hidden';
  end.textContent = context.phrases.endOfLineup;
  base?.append(end);
  focusText(end);
  end.scrollIntoView({ block: 'center' });
}
