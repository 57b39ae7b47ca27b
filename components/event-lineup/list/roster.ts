import { html } from 'lit';
import type { ArtistSummary } from '../../../src/contract/lineup.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import type { LineupContext } from '../lineup-context.js';

/** “A b2b B”, each name a button of its own; a set without acts has the organiser's label. */
export function roster(
  { acts, slot }: Pick<StageSet, 'acts' | 'slot'>,
  context: LineupContext,
): unknown {
  if (acts.length === 0) {
    return html`<span class="name" part="set-name"
      >${slot.placeholderLabel || context.phrases.toBeAnnounced}</span
    >`;
  }
  return drawEach(acts, (act, index) =>
    index ? html`${versus(context)}${nameButton(act)}` : nameButton(act),
  );
}

/** The line-up itself listens: thousands of rows have no listener of their own. */
const nameButton = (act: ArtistSummary) =>
  html`<button type="button" class="name" part="set-name" aria-haspopup="dialog" .act=${act}>
    <bdi .textContent=${act.name}></bdi>
  </button>`;

/** Of lists that mostly have one item, that one needs no marks around it. */
export const drawEach = <Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => unknown,
): unknown => {
  const all = items.map(draw);
  return all[1] ? all : all[0];
};

const versus = ({ phrases }: LineupContext) => html`
  <abbr class="versus" title=${phrases.backToBack}>${phrases.b2b}</abbr>
`;
