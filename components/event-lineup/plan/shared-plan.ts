import { html, type ReactiveController, type TemplateResult } from 'lit';
import { planIn } from '../../../src/lineup/plan-code.js';
import type { LineupHost } from '../lineup-context.js';
import type { SetPlan } from '../list/set-plan.js';
import { addWindowListener, removeWindowListener } from '../window-events.js';

/** Stands before the code of a plan in the address. */
export const sharedPrefix = 'plan-';

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
    addWindowListener('hashchange', this.#readAddress);
  }

  hostDisconnected(): void {
    removeWindowListener('hashchange', this.#readAddress);
  }

  /** The sets of this line-up that it names; none where it is about something else. */
  get slotIds(): string[] {
    if (!this.#code) return [];
    return planIn(
      this.#code,
      this.#host.slots.map(({ id }) => id),
    );
  }

  /** Stands above the sets, with the way into the visitor's own plan. */
  banner(plan: SetPlan): TemplateResult {
    const { phrases } = this.#host.context;
    const ids = this.slotIds;
    const save = () => {
      for (const id of ids) if (!plan.has(id)) plan.toggle(id);
      this.#host.announce(phrases.planSaved);
      this.#leave();
    };
    return html`<div class="plan-bar shared-plan" part="shared-plan">
      <p>${phrases.sharedPlan({ count: ids.length })}</p>
      <button type="button" class="button button-primary" part="button" @click=${save}>
        <span>${phrases.saveSharedPlan}</span>
      </button>
      <button type="button" class="button" part="button" @click=${() => this.#leave()}>
        <span>${phrases.leaveSharedPlan}</span>
      </button>
    </div>`;
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
