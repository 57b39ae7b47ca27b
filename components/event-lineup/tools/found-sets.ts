import { html, nothing, type TemplateResult } from 'lit';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import { plainButton } from '../../internal/buttons.js';
import { allDays } from '../list/all-days.js';
import type { LineupHost } from '../lineup-context.js';
import { countSets } from '../list/filter.js';

/**
 * More than a search finds at an ordinary festival. Each key takes out of the page what the one before
 * has put there: of a thousand sets nobody could wait for that.
 */
const setsAtOnce = 120;

/** What a search has found over all days; of very many sets the first, and a way to more of them. */
export class FoundSets {
  readonly #host: LineupHost;
  #most = setsAtOnce;

  constructor(host: LineupHost) {
    this.#host = host;
  }

  reset(): void {
    this.#most = setsAtOnce;
  }

  draw(days: ScheduleDay[]): TemplateResult {
    const { context } = this.#host;
    const found = countSets(days);
    const shown = Math.min(found, this.#most);
    return html`${allDays(firstSets(days, shown), context)}
    ${shown < found ? this.#wayToMore(shown, found) : nothing}`;
  }

  #wayToMore(shown: number, found: number): TemplateResult {
    const { phrases } = this.#host.context;
    return html`<div class="more-sets">
      <p>${phrases.setCount({ shown, total: found })}</p>
      ${plainButton(phrases.moreSets, () => void this.#showMore())}
    </div>`;
  }

  /** What is new stands where the button stood, or in a column beside it: the focus goes on from there. */
  async #showMore(): Promise<void> {
    const { renderRoot } = this.#host;
    const rows = () => [...renderRoot.querySelectorAll('.set')];
    const known = new Set(rows());
    this.#most += setsAtOnce;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const first = rows().find((row) => !known.has(row));
    first?.querySelector('button')?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'nearest' });
  }
}

/** The same days up to so many sets. */
export function firstSets(days: ScheduleDay[], most: number): ScheduleDay[] {
  let left = most;
  return days.flatMap(({ day, stages }) => {
    const shown = stages.flatMap(({ name, sets }) => {
      const first = sets.slice(0, Math.max(0, left));
      left -= first.length;
      return first.length > 0 ? [{ name, sets: first }] : [];
    });
    return shown.length > 0 ? [{ day, stages: shown }] : [];
  });
}
