import { html, nothing, type TemplateResult } from 'lit';
import type { ArtistSummary } from '../../../src/contract/lineup.js';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import type { LineupContext } from '../lineup-context.js';
import { drawPortrait } from './portrait.js';
import { drawActs } from './acts.js';
import { setTimes } from './set-times.js';

const mostPosters = 5;

/** Featured by the organiser, or billed as a headliner: big wherever it stands. */
export const isBig = ({ slot }: StageSet): boolean => slot.featured || isHeadliner(slot);

const isHeadliner = ({ billingTier }: { billingTier: string }) => /^headline/i.test(billingTier);

/**
 * The acts that a day is sold with, as posters above its stages. At most five, and never more than
 * a third of the day: where everyone is big, nobody is.
 */
export function billOf({ stages }: ScheduleDay): StageSet[] {
  // Of equals, the first stage and the latest set go first: a stable sort keeps this order.
  const sets = stages.flatMap((stage) => stage.sets.toReversed());
  const rank = ({ slot }: StageSet) => Number(isHeadliner(slot)) * 2 + Number(slot.featured);
  const acts = new Set<string>();
  return sets
    .filter((set) => isBig(set) && set.acts.length > 0)
    .sort((a, b) => rank(b) - rank(a))
    .filter((set) => isNew(set, acts))
    .slice(0, Math.min(mostPosters, Math.ceil(sets.length / 3)));
}

/** An act with two big sets on one day gets one poster. */
function isNew({ acts }: StageSet, seen: Set<string>): boolean {
  const key = acts.map((act) => act.id).join();
  return !seen.has(key) && Boolean(seen.add(key));
}

export function drawBill(
  sets: StageSet[],
  context: LineupContext,
): TemplateResult | typeof nothing {
  if (sets.length === 0) return nothing;
  return html`<ul role="list" class="bill" part="bill" aria-label=${context.phrases.headliners}>
    ${sets.map((set, index) => poster(set, context, index === 0))}
  </ul>`;
}

/** Too long a word for the largest type of its poster. */
const hasLongWord = ({ name }: ArtistSummary, lead: boolean) =>
  (lead ? /\S{13}/ : /\S{10}/).test(name);

const poster = (set: StageSet, context: LineupContext, lead: boolean) =>
  html`<li class="poster" part="poster">
    <span class="faces">
      ${set.acts
        .slice(0, 2)
        .map((act) =>
          drawPortrait(act.name, act.imageUrl, { size: lead ? 640 : 320, eager: true }),
        )}
    </span>
    <div class="words">
      <p class=${set.acts.some((act) => hasLongWord(act, lead)) ? 'names wordy' : 'names'}>
        ${drawActs(set, context)}
      </p>
      <p class="when"><bdi translate="no">${set.slot.stage}</bdi> ${setTimes(set, context)}</p>
    </div>
  </li>`;
