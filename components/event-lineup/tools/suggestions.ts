import { html, nothing, type TemplateResult } from 'lit';
import type { ScheduleDay } from '../../../src/lineup/schedule.js';
import type * as SimilarNames from '../../../src/lineup/similar-names.js';
import { plainButton } from '../../internal/buttons.js';
import { latePart } from '../../internal/late-part.js';
import type { LineupHost } from '../lineup-context.js';

/** Names that are nearly what was looked for; loaded with the first search that finds nothing. */
export class Suggestions {
  readonly #host: LineupHost;
  readonly #search: (query: string) => void;
  readonly #fetch: () => Promise<typeof SimilarNames | undefined>;
  #code?: typeof SimilarNames;

  constructor(host: LineupHost, search: (query: string) => void) {
    this.#host = host;
    this.#search = search;
    const load = () => import('../../../src/lineup/similar-names.js');
    this.#fetch = latePart(host, 'names that are nearly the same', load);
  }

  /** @param days what a search for nothing would show */
  draw(days: ScheduleDay[], query: string): TemplateResult | typeof nothing {
    if (!query.trim()) return nothing;
    if (!this.#code) void this.#load();
    const names = this.#namesNear(days, query);
    if (names.length === 0) return nothing;
    return html`<p class="suggestions">
      ${names.map((name) => plainButton(this.#question(name), () => this.#choose(name)))}
    </p>`;
  }

  /** The same as questions, to be read out. */
  questions(days: ScheduleDay[], query: string): string[] {
    return this.#namesNear(days, query).map((name) => this.#question(name));
  }

  #question(name: string): string {
    return this.#host.context.phrases.didYouMean({ name });
  }

  #namesNear(days: ScheduleDay[], query: string): string[] {
    const names = days.flatMap(({ stages }) =>
      stages.flatMap(({ sets }) => sets.flatMap(({ acts }) => acts.map((act) => act.name))),
    );
    return this.#code?.similarNames(names, query) ?? [];
  }

  /** The button goes away: the search field is where to go on. */
  #choose(name: string): void {
    this.#host.renderRoot.querySelector<HTMLElement>('.search input')?.focus();
    this.#search(name);
  }

  async #load(): Promise<void> {
    const code = await this.#fetch();
    if (!code || this.#code) return;
    this.#code = code;
    this.#host.requestUpdate();
  }
}
