import { css, html, type TemplateResult } from 'lit';
import { clock } from '../../../src/clock/clock.js';
import type { Lineup } from '../../../src/contract/lineup.js';
import { inUtc, wallClock } from '../../../src/format/dates.js';
import { listLabel } from '../../../src/format/list.js';
import { dayLabel } from '../../../src/format/wall-times.js';
import { wallClockIn } from '../../../src/format/zone.js';
import { Covers } from '../../../src/lineup/covers.js';
import { firstOfPlan, namesOf, type Visit } from '../../../src/lineup/first-of-plan.js';
import { momentIn } from '../../../src/lineup/now.js';
import { dayStartOf, type StageSet } from '../../../src/lineup/schedule.js';
import { readSlots } from '../../../src/lineup/slots.js';
import { sharedEntry } from '../../internal/feed/clients.js';
import { readPlan } from '../../internal/kept-plan.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { releaseName, type OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';

/** What a line-up of the page keeps an answer for. */
const maxAgeSeconds = 60;

/** Apart from whom to ask, which is above it. */
const firstSetStyles = css`
  .first-set {
    margin-block-start: var(--_space);
  }
`;

/** The first set of the visitor's plan, on the receipt: loaded only if there is a plan. */
export class FirstSet {
  readonly #host: TicketsHost;
  #lineup: Lineup | undefined;

  constructor(host: TicketsHost) {
    adoptStyles(host.renderRoot, firstSetStyles);
    this.#host = host;
    void this.#ask();
  }

  /** Undefined until the line-up has answered, and if nothing of the plan is left to see. */
  draw(view: OrderContext): TemplateResult | undefined {
    const lineup = this.#lineup;
    if (!lineup) return undefined;
    const plan = new Set(readPlan(lineup.eventId));
    const set = firstOfPlan(readSlots(lineup), plan, visitOf(view));
    if (!set) return undefined;
    const { phrases, language } = this.#host;
    const { stage } = set.slot;
    return html`<p class="first-set">
      ${phrases.firstInPlan}<br />
      <strong><bdi translate="no">${listLabel(namesOf(set), language)}</bdi></strong
      ><br />
      ${startLabel(set, language)}${stage ? html` · <bdi>${stage}</bdi>` : undefined}
    </p>`;
  }

  /** The answer that a line-up of the page has shown; a request only without one. */
  async #ask(): Promise<void> {
    const { event: slug } = this.#host.settings;
    const entry = slug
      ? sharedEntry(this.#host, 'getLineup', { slug }, { maxAgeSeconds })
      : undefined;
    if (entry && !entry.state.data) await entry.refresh();
    this.#lineup = entry?.state.data;
    this.#host.requestUpdate();
  }
}

/** When the visitor looks at the receipt, and the days that the tickets may be for. */
function visitOf(view: OrderContext): Visit {
  const { host, state, sale } = view;
  const wall = sale.timezone ? wallClockIn(sale.timezone, clock.now()) : undefined;
  const covers = new Covers(host.covers ?? '');
  const tickets = (state.order?.sums.lines ?? []).map(({ releaseId: id }) => ({
    id,
    name: releaseName(view, id),
  }));
  return {
    now: wall && momentIn(wall, dayStartOf(undefined)),
    // Of most tickets nobody has said which days they are for, and of old orders not which tickets.
    mayBeOn: (day) =>
      tickets.length === 0 || tickets.some((ticket) => covers.covers(ticket, day) !== false),
  };
}

/** "Friday 25 June at 17:30", without the time if nobody knows it yet. */
function startLabel({ day, slot, timed }: StageSet, language: string): string {
  const start = timed ? wallClock(day, slot.startTime) : undefined;
  return start ? inUtc(language, startOptions).format(start) : dayLabel(day, language);
}

const startOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;
