import { html, nothing, type TemplateResult } from 'lit';
import type { Slot } from '../../../src/contract/lineup.js';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import { tiers, type Billing, type BillingTier } from '../../../src/lineup/tiers.js';
import type { LineupContext, LineupHost } from '../lineup-context.js';
import { posterViewStyles } from './poster-view.styles.js';
import { plainList } from '../list/plain-list.js';
import { drawActs } from '../list/acts.js';
import { styleProperties } from '../style-properties.js';
import { hideDanglingSeparators } from './separators.js';

export const styles = [posterViewStyles];

/** The whole bill as a festival prints it: tiers in the order of the feed, the first the largest. */
export function draw(days: ScheduleDay[], { slots, context, tools }: LineupHost): TemplateResult {
  const { drawList = plainList } = context;
  const all = tiersOf(days, slots);
  return html`<div class="bill-poster" part="bill-poster" ${hideDanglingSeparators(tools)}>
    ${all.map(
      ({ billings }, rank) =>
        html`<ul
          role="list"
          class="tier rank-${Math.min(rank, 3)}"
          ${styleProperties({ '--letters': Math.min(longWord, longestOf(billings)) })}
        >
          ${drawList(billings, (billing) => entry(billing, context), { cost: 0.25 })}
        </ul>`,
    )}
  </div>`;
}

/** Names are: what is still to come has a look of its own. */
const isFeatured = ({ acts, featured }: Billing) => featured && acts.length > 0;

const known = new WeakMap<readonly ScheduleDay[], BillingTier[]>();

/** Once for the same days: what is as it was is not drawn again. */
function tiersOf(days: readonly ScheduleDay[], slots: readonly Slot[]): BillingTier[] {
  let all = known.get(days);
  if (!all) {
    const shown = new Set<Slot>(
      days.flatMap(({ stages }) => stages.flatMap(({ sets }) => sets.map(({ slot }) => slot))),
    );
    known.set(days, (all = byRank(tiers(slots.filter((slot) => shown.has(slot))))));
  }
  return all;
}

/** Tiers whose rank the name tells, highest first. */
const ranks = [
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
function byRank(all: BillingTier[]): BillingTier[] {
  const rank = ({ name }: BillingTier) => {
    const place = ranks.indexOf(name.toLowerCase().replace(/[^a-z]/g, ''));
    return place < 0 ? ranks.length : place;
  };
  return all.toSorted((a, b) => rank(a) - rank(b));
}

function entry(billing: Billing, context: LineupContext): TemplateResult {
  const { acts, notes } = billing;
  const longest = longestOf([billing]);
  const kind = acts.length === 0 ? 'unannounced' : isFeatured(billing) ? 'featured' : '';
  return html`<li
    class="billed ${kind} ${notes.length > 0 ? 'noted' : ''}"
    ${styleProperties({ '--letters': kind === 'featured' || longest > longWord ? longest : '' })}
  >
    <span class="billed-names">${drawActs(billing, context)}</span>${
      kind === 'featured'
        ? html`<span class="visually-hidden">, ${context.phrases.featured}</span>`
        : nothing
    }${notes.map((note) => html` <bdi class="billed-note">${note}</bdi>`)}
  </li>`;
}

/** In letters. A tier is set in one size, unless a single name would make all others small. */
const longWord = 16;

/** A name is never broken inside a word: it is set no larger than its longest one fits. */
function longestOf(billings: readonly Billing[]): number {
  const names = billings.flatMap(({ acts, slot }) => [
    ...acts.map(({ name }) => name),
    slot.placeholderLabel ?? '',
  ]);
  const words = names.flatMap((name) => name.split(/[\s-]+/u));
  return Math.max(...words.map((word) => Array.from(word).length), 1);
}
