import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isKeepable } from '../../../src/lineup/plan-code.js';
import { keepLettersFromPage } from '../../internal/keep-letters-from-page.js';
import type { LineupHost } from '../lineup-context.js';
import { cleanName, findFriend, longestName, mostFriends } from './friend-list.js';
import type { KnownFriends } from './known-friends.js';

/** Keeps the plan of a link beside the visitor's own, under a name that is proposed or typed. */
export class KeepForm {
  readonly #host: LineupHost;
  readonly #friends: KnownFriends;
  /** As it is typed; undefined until then. */
  #typed: string | undefined;

  constructor(host: LineupHost, friends: KnownFriends) {
    this.#host = host;
    this.#friends = friends;
  }

  draw(code: string): TemplateResult | typeof nothing {
    if (!isKeepable(code)) return nothing;
    const { phrases } = this.#friends;
    const hint = this.#hint();
    return html`<form
      class="keep-friend"
      novalidate
      @keydown=${keepLettersFromPage}
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        void this.#keep(code);
      }}
    >
      <label>
        <span>${phrases.friendName}</span>
        <input
          class="field"
          part="field"
          type="text"
          autocomplete="off"
          maxlength=${longestName}
          aria-describedby=${hint ? 'friend-hint' : nothing}
          .value=${live(this.#typed ?? this.#proposal)}
          @focus=${({ currentTarget }: Event) => (currentTarget as HTMLInputElement).select()}
          @input=${({ currentTarget }: Event) => {
            this.#typed = (currentTarget as HTMLInputElement).value;
            this.#host.requestUpdate();
          }}
        />
      </label>
      <button class="button" part="button"><span>${phrases.keepPlan}</span></button>
      ${hint ? html`<p id="friend-hint" class="plan-note">${hint}</p>` : nothing}
    </form>`;
  }

  get #name(): string {
    return cleanName(this.#typed) || this.#proposal;
  }

  /** The first number that nobody bears. */
  get #proposal(): string {
    const { kept, phrases } = this.#friends;
    let number = 1;
    while (findFriend(kept.all, phrases.friendNumber({ number }))) number += 1;
    return phrases.friendNumber({ number });
  }

  /** What would become of a plan that is kept already. */
  #hint(): string {
    const { kept, phrases } = this.#friends;
    const known = findFriend(kept.all, this.#name);
    if (known) return phrases.replacesPlan({ name: known.name });
    return kept.takes(this.#name) ? '' : phrases.tooManyFriends({ count: mostFriends });
  }

  /** The form goes: the focus stays beside where it was. */
  async #keep(code: string): Promise<void> {
    const { kept, phrases } = this.#friends;
    const name = this.#name;
    if (!kept.takes(name)) {
      this.#host.announce(this.#hint());
      return;
    }
    kept.keep(name, code);
    this.#typed = undefined;
    this.#host.announce(phrases.friendKept({ name }));
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('.shared-plan .button')?.focus();
  }
}
