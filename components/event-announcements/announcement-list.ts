import { html, nothing, type TemplateResult } from 'lit';
import type { AnnouncementsHost } from './announcements-host.js';
import { drawItem } from './item.js';
import { focusText } from '../internal/focus-text.js';

const usualLimit = 5;

/**
 * The feed: how many announcements stand in sight, and which have come since the visitor began to
 * read. Those wait behind a button, so that nothing moves under somebody's eyes.
 */
export class AnnouncementList {
  readonly #host: AnnouncementsHost;
  /** Ids of those that stand there, or stood there. */
  #shownIds?: Set<string> | undefined;
  /** How often somebody asked for earlier ones. */
  #more = 0;

  constructor(host: AnnouncementsHost) {
    this.#host = host;
  }

  /** Another event: everything of it is there from the beginning. */
  reset(): void {
    this.#shownIds = undefined;
    this.#more = 0;
  }

  render(): TemplateResult {
    const { phrases, announcements } = this.#host;
    // Nobody reads in a feed that was empty: there, nothing has to wait.
    if (!this.#shownIds?.size) this.#showNew();
    const admitted = announcements.filter(({ id }) => this.#shownIds?.has(id));
    const waiting = announcements.length - admitted.length;
    const shown = admitted.slice(0, this.#limit * (this.#more + 1));
    const earlier = () =>
      html`<button
        class="button earlier"
        part="button"
        type="button"
        @click=${() => void this.#showEarlier(shown.length)}
      >
        ${phrases.earlierAnnouncements}
      </button>`;
    return html`${waiting > 0 ? this.#newButton(waiting) : nothing}
      <ul role="list" class="items" part="items">
        ${shown.map((one) => drawItem(one, this.#host))}
      </ul>
      ${shown.length < admitted.length ? earlier() : nothing}`;
  }

  get #limit(): number {
    const limit = Math.floor(this.#host.limit);
    return limit > 0 ? limit : usualLimit;
  }

  #showNew(): void {
    const ids = this.#host.announcements.map(({ id }) => id);
    this.#shownIds = new Set([...(this.#shownIds ?? []), ...ids]);
  }

  /** Floats above the feed, so that its coming moves nothing either. */
  #newButton(count: number): TemplateResult {
    const press = () => {
      this.#showNew();
      void this.#focus(0);
    };
    return html`<div class="arrivals">
      <button class="button new" part="button new" type="button" @click=${press}>
        ${this.#host.phrases.newAnnouncements({ count })}
      </button>
    </div>`;
  }

  async #showEarlier(before: number): Promise<void> {
    this.#more += 1;
    await this.#focus(before, true);
  }

  /** The button that was pressed is gone; reading goes on with the first that is new. */
  async #focus(index: number, preventScroll = false): Promise<void> {
    const host = this.#host;
    host.requestUpdate();
    await host.updateComplete;
    const first = host.renderRoot.querySelectorAll<HTMLElement>('.item')[index];
    if (first) focusText(first, { preventScroll });
  }
}
