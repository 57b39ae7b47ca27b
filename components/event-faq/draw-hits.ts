import { html, type TemplateResult } from 'lit';
import type { Hit } from './search.js';

/** A text with its hits marked. */
export function drawHits(text: string, hits: readonly Hit[]): (string | TemplateResult)[] {
  let done = 0;
  const pieces = hits.flatMap(([from, to]) => {
    const before = text.slice(done, from);
    done = to;
    return [before, html`<mark>${text.slice(from, to)}</mark>`];
  });
  return [...pieces, text.slice(done)];
}
