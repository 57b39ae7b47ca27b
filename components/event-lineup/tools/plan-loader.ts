import type { ReactiveController } from 'lit';
import { latePart } from '../../internal/late-part.js';
import type { LineupHost } from '../lineup-context.js';
import type * as PlanCode from '../plan/plan.js';
import type { PlanPart } from '../plan/plan.js';
import { addPageListener, removePageListener } from '../../../src/cache/page-events.js';

/** Loads the plan view when a visitor first opens a plan, or when the address brings a shared one. */
export class PlanLoader implements ReactiveController {
  readonly #host: LineupHost;
  readonly #fetch: () => Promise<typeof PlanCode | undefined>;
  #part?: PlanPart;

  constructor(host: LineupHost) {
    this.#host = host;
    this.#fetch = latePart(host, 'the plan', () => import('../plan/plan.js'));
    host.addController(this);
  }

  /** Undefined until it has been loaded. */
  get part(): PlanPart | undefined {
    return this.#part;
  }

  hostConnected(): void {
    addPageListener('hashchange', this.#readAddress);
    this.#readAddress();
  }

  hostDisconnected(): void {
    removePageListener('hashchange', this.#readAddress);
  }

  async load(): Promise<void> {
    const code = await this.#fetch();
    if (code) this.#part ??= new code.PlanPart(this.#host);
    this.#host.requestUpdate();
  }

  readonly #readAddress = (): void => {
    if (location.hash.startsWith('#plan-')) void this.load();
  };
}
