import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { planIn } from '../../../src/lineup/plan-code.js';
import type { FriendsPart } from '../friends/friends.js';
import type { LineupHost } from '../lineup-context.js';
import type { SetPlan } from '../list/set-plan.js';
import { sharedPrefix } from '../plan-address.js';
import { addPageListener, removePageListener } from '../../../src/cache/page-events.js';

/** A plan that somebody has sent as a link: to be looked at, and to be taken over. */
export class SharedPlan implements ReactiveController {
  readonly #host: LineupHost;
  #code = '';

  constructor(host: LineupHost) {
    this.#host = host;
    host.addController(this);
    this.#readAddress();
  }

  hostConnected(): void {
    addPageListener('hashchange', this.#readAddress);
  }

  hostDisconnected(): void {
    removePageListener('hashchange', this.#readAddress);
  }

  get code(): string {
    return this.#code;
  }

  /** The sets of this line-up that it names; none where it is about something else. */
  get slotIds(): string[] {
    if (!this.#code) return [];
    return planIn(
      this.#code,
      this.#host.slots.map(({ id }) => id),
    );
  }

  /** Stands above the sets, with the ways into the visitor's own plan and to those of friends. */
  banner(plan: SetPlan, friends: FriendsPart | undefined): TemplateResult {
    const { phrases } = this.#host.context;
    const ids = this.slotIds;
    const save = () => {
      for (const id of ids) if (!plan.has(id)) plan.toggle(id);
      this.#host.announce(phrases.planSaved);
      this.#leave();
    };
    return html`<div class="plan-bar shared-plan" part="shared-plan">
      <p>${this.#title(ids.length, friends)}</p>
      <button type="button" class="button button-primary" part="button" @click=${save}>
        <span>${phrases.saveSharedPlan}</span>
      </button>
      <button type="button" class="button" part="button" @click=${() => this.#leave()}>
        <span>${phrases.leaveSharedPlan}</span>
      </button>
      ${friends?.shown ? nothing : friends?.drawForm(this.#code)}
    </div>`;
  }

  #title(count: number, friends: FriendsPart | undefined): string {
    const { name } = friends?.shown ?? {};
    if (!friends || name === undefined) return this.#host.context.phrases.sharedPlan({ count });
    return friends.phrases.planOfCount({ name, count });
  }

  readonly #readAddress = (): void => {
    const prefix = `#${sharedPrefix}`;
    this.#code = location.hash.startsWith(prefix) ? location.hash.slice(prefix.length) : '';
    this.#host.requestUpdate();
  };

  /** Takes its own hash away and no other; the button that was pressed is gone with it. */
  #leave(): void {
    const isThere = location.hash === `#${sharedPrefix}${this.#code}`;
    this.#code = '';
    try {
      if (isThere) history.replaceState(history.state, '', location.pathname + location.search);
    } catch {
      // A srcdoc frame has no address that could be changed.
    }
    this.#host.requestUpdate();
    this.#host.renderRoot.querySelector<HTMLElement>('.search input')?.focus();
  }
}
