import type { ReactiveController } from 'lit';
import { Neighbours } from '../../internal/beside/neighbours.js';
import type { TicketsBeside } from '../../internal/beside/ticket-asides.js';
import { latePart } from '../../internal/late-part.js';
import type { FaqBeside } from '../faq-context.js';
import type * as OrderCode from './order-questions.js';

/** Fetches what offers the questions during an order, once tickets of the same event are there. */
export class BesideOrder implements ReactiveController {
  readonly #tickets: Neighbours<TicketsBeside>;
  readonly #load: () => Promise<typeof OrderCode | undefined>;
  readonly #host: FaqBeside;
  #met = false;

  constructor(host: FaqBeside) {
    this.#host = host;
    this.#load = latePart(
      host,
      'what it offers during an order',
      () => import('./order-questions.js'),
    );
    this.#tickets = new Neighbours(host, 'event-tickets', () => host.requestUpdate());
    host.addController(this);
    this.hostUpdated();
  }

  hostUpdated(): void {
    const { all } = this.#tickets;
    // The questions in the dialog are an element of this kind, too.
    if (this.#met || all.some(({ renderRoot }) => renderRoot.contains(this.#host))) return;
    if (all.length === 0) return;
    this.#met = true;
    void this.#meet();
  }

  async #meet(): Promise<void> {
    const code = await this.#load();
    this.#met = code !== undefined;
    if (!code) return;
    new code.OrderQuestions(this.#host, this.#tickets);
    this.#host.requestUpdate();
  }
}
