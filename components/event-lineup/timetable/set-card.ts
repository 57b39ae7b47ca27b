import { html, nothing, type TemplateResult } from 'lit';
import details from '../../../src/i18n/states/en/details.json' with { type: 'json' };
import { notesOf } from '../../../src/lineup/notes.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import { icon, icons } from '../icons.js';
import { nameOf } from '../list/favourite.js';
import { setTimes } from '../list/set-times.js';
import type { LineupHost } from '../lineup-context.js';

export const cardId = 'set-card';
const nameId = 'set-card-name';

/** What is known of a set whose block has room for a name alone. */
export class SetCard {
  /** Without popovers a block opens its act at once. */
  readonly isPossible = 'popover' in HTMLElement.prototype;
  readonly #host: LineupHost;
  #set: StageSet | undefined;
  #block: HTMLElement | undefined;

  constructor(host: LineupHost) {
    this.#host = host;
    host.addPhrases(details);
  }

  /** The browser opens the card once the press has been heard. */
  choose(set: StageSet, block: HTMLElement): void {
    this.#set = set;
    this.#block = block;
    this.#host.requestUpdate();
  }

  /** @param sets of the day that is shown */
  draw(sets: readonly StageSet[]): TemplateResult | typeof nothing {
    if (!this.isPossible) return nothing;
    const chosen = this.#set;
    const isSame = ({ slot }: StageSet) => slot.id === chosen?.slot.id;
    const set = sets.find((one) => one === chosen) ?? sets.find(isSame);
    return html`<div
      id=${cardId}
      class="sheet set-card"
      role="dialog"
      aria-labelledby=${set ? nameId : nothing}
      popover
      .opener=${this.#block}
      @toggle=${this.#giveFocus}
    >
      ${set ? this.#content(set) : nothing}
    </div>`;
  }

  #content(set: StageSet): TemplateResult {
    const { context } = this.#host;
    const { phrases } = context;
    return html`<p id=${nameId} class="set-card-name" tabindex="-1">
        <bdi translate="no">${nameOf(set, context)}</bdi>
      </p>
      <p class="set-card-when">
        ${setTimes(set, context)} <bdi translate="no">${set.slot.stage}</bdi>
      </p>
      ${notesOf(set.slot).map((note) => html`<p class="note" part="set-note"><bdi>${note}</bdi></p>`)}
      ${context.drawMarks?.(set)}
      <div class="set-card-ways">
        ${set.acts.map(
          (act) =>
            html`<button
              type="button"
              class="button"
              part="button"
              aria-haspopup="dialog"
              .act=${act}
              @click=${this.close}
            >
              <span>${phrases.moreOnArtist({ name: act.name })}</span>
            </button>`,
        )}
        <button
          type="button"
          class="button button-icon"
          part="button"
          aria-label=${phrases.close}
          @click=${this.close}
        >
          ${icon(icons.close)}
        </button>
      </div>`;
  }

  /** The focus goes first to where a dialog that opens next has to come back to. */
  readonly close = (): void => {
    this.#block?.focus({ preventScroll: true });
    this.#host.renderRoot.querySelector<HTMLElement>(`#${cardId}`)?.hidePopover();
  };

  readonly #giveFocus = ({ newState, currentTarget }: ToggleEvent): void => {
    if (newState !== 'open') return;
    (currentTarget as Element).querySelector<HTMLElement>(`#${nameId}`)?.focus();
  };
}

const cards = new WeakMap<LineupHost, SetCard>();

/** One for each line-up. */
export function cardOf(host: LineupHost): SetCard {
  let card = cards.get(host);
  if (!card) cards.set(host, (card = new SetCard(host)));
  return card;
}
