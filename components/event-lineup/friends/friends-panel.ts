import { html, nothing, type TemplateResult } from 'lit';
import { heading } from '../../internal/heading.js';
import { linkTo } from '../../internal/hash-link.js';
import { quietButton } from '../../internal/buttons.js';
import type { LineupHost } from '../lineup-context.js';
import { sharedPrefix } from '../plan-address.js';
import type { Friend } from './friend-list.js';
import type { KnownFriends } from './known-friends.js';
import { RenameForm } from './rename-form.js';
import { whereabouts } from './whereabouts.js';

/** The friends whose plans are kept, where each of them is at this minute, and what can be done about it. */
export class FriendsPanel {
  readonly #host: LineupHost;
  readonly #friends: KnownFriends;
  readonly #rename: RenameForm;
  #isEditing = false;
  #removed?: { friend: Friend; at: number } | undefined;

  constructor(host: LineupHost, friends: KnownFriends) {
    this.#host = host;
    this.#friends = friends;
    this.#rename = new RenameForm(host, friends, (name) => void this.#focus(`.rename`, name));
  }

  draw(isOpen: boolean): TemplateResult | typeof nothing {
    if (!isOpen) {
      this.#close();
      return nothing;
    }
    const rows = this.#friends.kept.all.map((friend) => this.#row(friend));
    if (this.#removed) rows.splice(this.#removed.at, 0, this.#removedRow(this.#removed.friend));
    if (rows.length === 0) return nothing;
    const { context } = this.#host;
    const { phrases } = this.#friends;
    return html`<section class="friends">
      <div class="friends-head">
        ${heading(context.headingLevel, phrases.friends, 'day-name')}
        <button
          type="button"
          class="button button-quiet"
          part="button"
          aria-pressed=${this.#isEditing}
          @click=${() => {
            this.#isEditing = !this.#isEditing;
            this.#host.requestUpdate();
          }}
        >
          <span>${phrases.editFriends}</span>
        </button>
      </div>
      <ul role="list">
        ${rows}
      </ul>
    </section>`;
  }

  #close(): void {
    this.#removed = undefined;
    this.#isEditing = false;
    this.#rename.cancel();
  }

  #row(friend: Friend): TemplateResult {
    const { name, colour, code } = friend;
    if (this.#rename.isOf(friend))
      return html`<li class="friend friend-${colour}">${this.#rename.draw()}</li>`;
    return html`<li class="friend friend-${colour}" .friend=${name}>
      <div class="friend-words">
        <a class="friend-name" part="link" href=${linkTo(sharedPrefix, code)}
          ><bdi translate="no">${name}</bdi></a
        >
        <p>${whereabouts(friend, this.#host, this.#friends)}</p>
      </div>
      ${this.#isEditing ? this.#ways(friend) : nothing}
    </li>`;
  }

  #ways(friend: Friend): TemplateResult {
    const { phrases } = this.#friends;
    const of = html`<span class="visually-hidden"> <bdi translate="no">${friend.name}</bdi></span>`;
    return html`<div class="friend-ways">
      <span class="rename"
        >${quietButton(html`<span>${phrases.renameFriend}${of}</span>`, () => this.#rename.open(friend))}</span
      >
      ${quietButton(html`<span>${phrases.removeFriend}${of}</span>`, () => void this.#remove(friend))}
    </div>`;
  }

  #removedRow(friend: Friend): TemplateResult {
    const { friendRemoved, putBack } = this.#friends.phrases;
    return html`<li class="friend friend-${friend.colour}">
      <p class="friend-words">${friendRemoved({ name: friend.name })}</p>
      <div class="friend-ways put-back">${quietButton(putBack, () => void this.#putBack())}</div>
    </li>`;
  }

  /** In its place stands the way back, and has the focus. */
  async #remove(friend: Friend): Promise<void> {
    this.#removed = { friend, at: this.#friends.kept.all.indexOf(friend) };
    this.#friends.kept.remove(friend);
    this.#host.announce(this.#friends.phrases.friendRemoved({ name: friend.name }));
    await this.#focus('.put-back');
  }

  async #putBack(): Promise<void> {
    const removed = this.#removed;
    this.#removed = undefined;
    if (!removed) return;
    this.#friends.kept.putBack(removed.friend, removed.at);
    await this.#focus('.rename', removed.friend.name);
  }

  async #focus(place: string, name?: string): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const rows = this.#host.renderRoot.querySelectorAll<HTMLElement & { friend?: string }>(
      '.friend',
    );
    const row = [...rows].find((one) => (name ? one.friend === name : one.querySelector(place)));
    row?.querySelector<HTMLElement>(`${place} button`)?.focus();
  }
}
