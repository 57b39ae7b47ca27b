import type { ReactiveController } from 'lit';
import type { LineupHost } from '../lineup-context.js';
import { planOf, type SetPlan } from '../list/set-plan.js';

/** The plan of the event that the element shows; every change of it redraws the element. */
export class FollowedPlan implements ReactiveController {
  readonly #host: LineupHost;
  #plan?: SetPlan;
  #unsubscribe?: (() => void) | undefined;

  constructor(host: LineupHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  get current(): SetPlan {
    const plan = planOf(this.#host.data?.eventId ?? '');
    if (plan !== this.#plan || !this.#unsubscribe) {
      this.#unsubscribe?.();
      this.#unsubscribe = plan.subscribe(() => this.#host.requestUpdate());
      this.#plan = plan;
    }
    return plan;
  }

  readonly has = (slotId: string): boolean => this.current.has(slotId);
}
