import { html, nothing, type TemplateResult } from 'lit';
import { plainButton } from '../../internal/buttons.js';
import { keepLettersFromPage } from '../../internal/keep-letters-from-page.js';
import type { LineupHost } from '../lineup-context.js';
import { cleanName, findFriend, isSameName, longestName, type Friend } from './friend-list.js';
import type { KnownFriends } from './known-friends.js';

/** Renames a friend, in their row of the list. */
export class RenameForm {
  readonly #host: LineupHost;
  readonly #friends: KnownFriends;
  readonly #closed: (name: string) => void;
  #friend?: Friend | undefined;
  /** What was typed, if another friend already has that name. */
  #taken = '';

  /** @param closed is told the name that stands there now */
  constructor(host: LineupHost, friends: KnownFriends, closed: (name: string) => void) {
    this.#host = host;
    this.#friends = friends;
    this.#closed = closed;
  }

  isOf({ name }: Friend): boolean {
    return this.#friend !== undefined && isSameName(this.#friend.name, name);
  }

  open(friend: Friend): void {
    this.#friend = friend;
    this.#taken = '';
    void this.#focusField();
  }

  cancel(): void {
    this.#friend = undefined;
  }

  draw(): TemplateResult {
    const { phrases } = this.#friends;
    const taken = this.#taken;
    return html`<form
      class="keep-friend"
      novalidate
      @keydown=${keepLettersFromPage}
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        this.#save((event.currentTarget as HTMLFormElement).querySelector('input')?.value);
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
          aria-invalid=${taken ? 'true' : nothing}
          aria-describedby=${taken ? 'name-taken' : nothing}
          value=${this.#friend?.name ?? ''}
        />
      </label>
      <button class="button" part="button"><span>${phrases.saveName}</span></button>
      ${plainButton(phrases.keepName, () => this.#close(), 'button button-quiet')}
      ${taken ? html`<p id="name-taken" class="plan-note">${phrases.nameTaken({ name: taken })}</p>` : nothing}
    </form>`;
  }

  #save(value: unknown): void {
    const friend = this.#friend;
    const name = cleanName(value);
    if (!friend || !name) return this.#close();
    const other = findFriend(this.#friends.kept.all, name);
    if (other && !isSameName(other.name, friend.name)) {
      this.#taken = other.name;
      void this.#focusField();
      return undefined;
    }
    this.#friends.kept.replace(friend, { ...friend, name });
    return this.#close(name);
  }

  #close(name = this.#friend?.name ?? ''): void {
    this.#friend = undefined;
    this.#closed(name);
  }

  async #focusField(): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLInputElement>('.friend input')?.select();
  }
}
