import { html, nothing, type TemplateResult } from 'lit';
import type { Offer } from '../../../src/checkout/sale/offers.js';
import { listLabel } from '../../../src/format/list.js';
import { dayLabel } from '../../../src/format/wall-times.js';
import type { NeighbourPhrases } from '../../../src/i18n/neighbours/phrases.js';
import type { Covers } from '../../../src/lineup/covers.js';
import { schedule } from '../../../src/lineup/schedule.js';
import { icon, icons } from '../icons.js';
import type { LineupHost } from '../lineup-context.js';

/** A day of the event, and how many of its sets the visitor has marked. */
export interface PlannedDay {
  readonly day: string;
  readonly count: number;
}

/** As the line-up names its days: what is played after midnight belongs to the night before. */
export function plannedDays(host: LineupHost): PlannedDay[] {
  const { tools, slots } = host;
  if (!tools) return [];
  return schedule(slots, host).map(({ day, stages }) => {
    const sets = stages.flatMap((stage) => stage.sets);
    return { day, count: sets.filter(({ slot }) => tools.isPlanned(slot.id)).length };
  });
}

interface PlannedSets {
  /** Whose language it is in. */
  readonly host: LineupHost;
  readonly phrases: NeighbourPhrases;
  /** All days of the event. */
  readonly days: readonly PlannedDay[];
  readonly offers: readonly Offer[];
  readonly covers: Covers;
}

/**
 * "5 of your sets are on Saturday", above the ticket for that day.
 * @param offer undefined above all tickets: for days that the page assigns to no ticket
 */
export function plannedSets(
  view: PlannedSets,
  offer: Offer | undefined,
): TemplateResult | typeof nothing {
  const { host, phrases } = view;
  const here = view.days.filter(
    ({ day, count }) => count > 0 && ticketFor(day, view)?.id === offer?.id,
  );
  if (here.length === 0) return nothing;
  const words = phrases.setsOnDays({
    count: here.reduce((sum, { count }) => sum + count, 0),
    days: nameDays(view, here),
  });
  return html`<p class="planned" part="planned" lang=${host.language} dir=${host.direction}>
    ${icon(icons.star)}<span>${words}</span>
  </p>`;
}

/** "Saturday"; of several, each with its count. A date beside it where the event has two Saturdays. */
function nameDays({ host, days }: PlannedSets, here: readonly PlannedDay[]): string {
  const { language } = host;
  const weekdays = new Set(days.map(({ day }) => dayLabel(day, language, 'weekday')));
  const style = weekdays.size === days.length ? 'weekday' : 'long';
  const names = here.map(({ day, count }) => {
    const name = dayLabel(day, language, style);
    return here.length > 1 ? `${name} (${count})` : name;
  });
  return listLabel(names, language, 'and');
}

/** The ticket for a day that is for the fewest others; one that can be had before one that is gone. */
function ticketFor(day: string, { days, offers, covers }: PlannedSets): Offer | undefined {
  const rank = (offer: Offer) =>
    days.filter((other) => covers.covers(offer, other.day)).length + (isGone(offer) ? 1000 : 0);
  return offers
    .filter((offer) => covers.covers(offer, day))
    .sort((one, other) => rank(one) - rank(other))[0];
}

const isGone = ({ state }: Offer): boolean => state === 'sold_out' || state === 'ended';
