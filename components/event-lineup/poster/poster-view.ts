import { html, nothing, type TemplateResult } from 'lit';
import type { Slot } from '../../../src/contract/lineup.js';
import type { Day } from '../../../src/lineup/schedule.js';
import { tiers, type Billing, type Tier } from '../../../src/lineup/tiers.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { posterViewStyles } from './poster-view.styles.js';
import { roster } from '../list/roster.js';

export const styles = posterViewStyles;

/** The whole bill as a festival prints it: tiers in the order of the feed, the first the largest. */
export function draw(days: Day[], { slots, context }: LineupHost): TemplateResult {
  const shown = new Set<Slot>(
    days.flatMap(({ stages }) => stages.flatMap(({ sets }) => sets.map(({ slot }) => slot))),
  );
  return html`<div class="bill-poster" part="bill-poster">
    ${byRank(tiers(slots.filter((slot) => shown.has(slot)))).map(
      ({ billings }, rank) =>
        html`<ul role="list" class="tier rank-${Math.min(rank, 3)}">
          ${billings.map((billing) => entry(billing, context))}
        </ul>`,
    )}
  </div>`;
}

/** Tiers whose rank the name tells, highest first. */
const known = [
  'headliner',
  'coheadliner',
  'subheadliner',
  'specialguest',
  'main',
  'support',
  'rising',
  'opener',
  'local',
];

/** Known tiers by rank, then the others in the order of the feed, which is all that is known. */
function byRank(all: Tier[]): Tier[] {
  const rank = ({ name }: Tier) => {
    const place = known.indexOf(name.toLowerCase().replace(/[^a-z]/g, ''));
    return place < 0 ? known.length : place;
  };
  return all.toSorted((a, b) => rank(a) - rank(b));
}

const entry = (billing: Billing, context: LineupContext) =>
  html`<li class=${billing.acts.length > 0 ? 'billed' : 'billed unannounced'}>
    ${roster(billing, context)}
    ${
      billing.notes.length > 0
        ? html`<bdi class="billed-note">${billing.notes.join(' · ')}</bdi>`
        : nothing
    }
  </li>`;
