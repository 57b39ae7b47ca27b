import { html, nothing, type TemplateResult } from 'lit';
import { monthLabel } from '../../src/format/months.js';
import type { EventsPhrases } from '../../src/i18n/events/phrases.js';
import { plainButton } from '../internal/buttons.js';
import { heading } from '../internal/heading.js';
import { eventCards, type CardsContext } from '../internal/listed-events/event-cards.js';
import type { ListedEvent } from '../internal/listed-events/listed-event.js';

interface UpcomingContext {
  readonly language: string;
  readonly phrases: EventsPhrases;
  readonly headingLevel: number;
  /** So many of them; all unless told. */
  readonly limit: number | undefined;
  readonly select: CardsContext['select'];
  /** Shows the others too; told how many there were. */
  readonly showAll: (before: number) => void;
}

/** With more than so many a visitor looks for a month first. */
const monthsFrom = 7;

const drawCards = (
  events: readonly ListedEvent[],
  { language, phrases, select, headingLevel }: UpcomingContext,
) => eventCards(events, { language, phrases, select, level: headingLevel + 1, layout: 'cards' });

/** The events under their heading, by month where they are many. */
export function drawUpcoming(
  events: readonly ListedEvent[],
  context: UpcomingContext,
): TemplateResult {
  const { phrases, headingLevel, limit, showAll } = context;
  const shown = limit && limit > 0 ? events.slice(0, limit) : events;
  const more = plainButton(phrases.moreEvents, () => showAll(shown.length));
  return html`<section class="upcoming">
    ${heading(headingLevel, phrases.upcomingEvents, headingLevel > 2 ? 'subtitle' : 'title')}
    ${shown.length < monthsFrom ? drawCards(shown, context) : groupByMonth(shown, context)}
    ${shown.length < events.length ? html`<p class="more">${more}</p>` : nothing}
  </section>`;
}

function groupByMonth(events: readonly ListedEvent[], context: UpcomingContext): unknown {
  const { language, phrases, headingLevel, select } = context;
  const rows = (some: readonly ListedEvent[], level: number) =>
    eventCards(some, { language, phrases, select, level, layout: 'rows' });
  const byMonth = new Map<string, ListedEvent[]>();
  for (const event of events) {
    const label = monthLabel(event.startDate, language) ?? '';
    byMonth.set(label, [...(byMonth.get(label) ?? []), event]);
  }
  // Without a single date there is nothing to sort by.
  if (byMonth.size === 1 && byMonth.has('')) return rows(events, headingLevel + 1);
  return [...byMonth].map(
    ([label, inMonth]) =>
      html`<section class="month-group">
        ${heading(headingLevel + 1, label || phrases.laterEvents, 'month')}
        ${rows(inMonth, headingLevel + 2)}
      </section>`,
  );
}
