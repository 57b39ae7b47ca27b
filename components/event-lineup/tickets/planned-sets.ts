import { html, nothing, type TemplateResult } from 'lit';
import type { Offer } from '../../../src/checkout/sale/offers.js';
import { shortDay } from '../../../src/format/short-day.js';
import type { NeighbourPhrases } from '../../../src/i18n/neighbours/phrases.js';
import type { Covers } from '../../../src/lineup/covers.js';
import { schedule } from '../../../src/lineup/schedule.js';
import { icon, icons } from '../icons.js';
import type { LineupHost } from '../lineup-context.js';

/** How many sets of a day a visitor has marked; never 0. */
export interface PlannedDay {
  readonly day: string;
  readonly count: number;
}

/** As the line-up names its days: what is played after midnight belongs to the night before. */
export function plannedDays(host: LineupHost): PlannedDay[] {
  const { tools, slots } = host;
  if (!tools) return [];
  return schedule(slots, host).flatMap(({ day, stages }) => {
    const sets = stages.flatMap((stage) => stage.sets);
    const count = sets.filter(({ slot }) => tools.isPlanned(slot.id)).length;
    return count > 0 ? [{ day, count }] : [];
  });
}

interface PlannedSets {
  /** Whose language it is in. */
  readonly host: LineupHost;
  readonly phrases: NeighbourPhrases;
  readonly days: readonly PlannedDay[];
  /** The tickets that are chosen. */
  readonly picked: readonly Offer[];
  readonly covers: Covers;
}

/** Beside the sum: the visitor's sets by day, and how many of them the chosen tickets reach. */
export function plannedSets(view: PlannedSets): TemplateResult | typeof nothing {
  const { host, phrases, days } = view;
  if (days.length === 0) return nothing;
  const reached = reachedDays(view);
  const sum = (counted: readonly PlannedDay[]) =>
    counted.reduce((total, { count }) => total + count, 0);
  const inReach = reached && days.filter(({ day }) => reached.has(day));
  const words = inReach
    ? phrases.plannedInReach({ count: sum(inReach), total: sum(days) })
    : phrases.plannedSets;
  const look = reached ? 'planned reaching' : 'planned';
  return html`<div class=${look} part="planned" lang=${host.language} dir=${host.direction}>
    <p class="planned-title">${icon(icons.star)}<span>${words}</span></p>
    <ul role="list" class="planned-days">
      ${days.map(
        ({ day, count }) =>
          html`<li class=${reached && !reached.has(day) ? 'beyond' : 'within'}>
            <span>${shortDay(day, host.language)}</span>
            <strong>${phrases.plannedCount({ count })}</strong>
          </li>`,
      )}
    </ul>
  </div>`;
}

/**
 * The days that the chosen tickets are for. Undefined while none is chosen, and where one is of which
 * nobody has said it: it might be for all of them.
 */
function reachedDays({ days, picked, covers }: PlannedSets): Set<string> | undefined {
  const answers = picked.map((offer) => days.map(({ day }) => covers.covers(offer, day)));
  if (picked.length === 0 || answers.flat().includes(undefined)) return undefined;
  const names = days.filter((_, place) => answers.some((answer) => answer[place]));
  return new Set(names.map(({ day }) => day));
}
