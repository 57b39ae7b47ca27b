import { html, nothing, svg, type TemplateResult } from 'lit';
import type { StageSet } from '../../../src/lineup/schedule.js';
import type { LanePlace } from '../../../src/lineup/side-by-side.js';
import { friendIcon } from '../friends/friend-icon.js';
import { drawHyphenated } from '../hyphenated.js';
import { icon, icons } from '../icons.js';
import type { LineupContext } from '../lineup-context.js';
import { setTimes } from '../list/set-times.js';
import { styleProperties } from '../style-properties.js';
import { classesOf, spokenName, whereOf, whole } from './block.js';
import type { Table } from './ruler.js';
import { cardId } from './set-card.js';

const signs = {
  clash: icons.clash,
  planned: icons.star,
  friends: friendIcon,
  moved: svg`<circle cx="12" cy="12" r="6" />`,
};

/** A set with room for its name and one sign; the rest is on its card. */
export function drawFittedBlock(
  set: StageSet,
  lane: LanePlace = whole,
  table: Table,
): TemplateResult {
  const { context, card } = table;
  const name = printedName(set, context);
  const { tools } = context.host;
  const sign = tools?.signOf?.(set);
  const spoken = [spokenName(name, set, table), tools?.nameGoers?.(set)].filter(Boolean).join(', ');
  const classes = [
    classesOf(set, table),
    sign ? 'signed' : '',
    table.isPlanned(set.slot.id) ? 'planned' : '',
  ];
  return html`<li
    class=${classes.filter(Boolean).join(' ')}
    part="slot"
    ${styleProperties(whereOf(set, lane, table))}
  >
    <div class="slot-text">
      <p class="slot-names">
        <button
          type="button"
          class="name"
          part="set-name"
          aria-label=${spoken}
          popovertarget=${cardId}
          popovertargetaction="show"
          .act=${card?.isPossible ? undefined : set.acts[0]}
          @click=${({ currentTarget }: Event) => card?.choose(set, currentTarget as HTMLElement)}
        >
          <bdi translate="no">${drawHyphenated(name)}</bdi>
        </button>
      </p>
      ${setTimes(set, context)}
    </div>
    ${sign ? icon(signs[sign], `sign sign-${sign}`) : nothing}
  </li>`;
}

/** “A b2b B”, as on a poster. */
function printedName({ acts, slot }: StageSet, { phrases }: LineupContext): string {
  const names = acts.map((act) => act.name).join(` ${phrases.b2b} `);
  return names || slot.placeholderLabel || phrases.toBeAnnounced;
}
