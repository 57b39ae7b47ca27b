import type { ReactiveController } from 'lit';
import { Neighbours } from '../../internal/neighbours/neighbours.js';
import type { TicketsNeighbour } from '../../internal/neighbours/ticket-asides.js';
import { latePart } from '../../internal/late-part.js';
import type { FaqOrderHost } from '../faq-context.js';
import type * as OrderCode from './order-questions.js';

/** Fetches what offers the questions during an order, once tickets of the same event are there. */
export class OrderQuestionsLoader implements ReactiveController {
  readonly #tickets: Neighbours<TicketsNeighbour>;
  readonly #load: () => Promise<typeof OrderCode | undefined>;
  readonly #host: FaqOrderHost;
  #hasRequested = false;

  constructor(host: FaqOrderHost) {
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
    if (this.#hasRequested || all.some(({ renderRoot }) => renderRoot.contains(this.#host))) return;
    if (all.length === 0) return;
    this.#hasRequested = true;
    void this.#loadQuestions();
  }

  async #loadQuestions(): Promise<void> {
    const code = await this.#load();
    this.#hasRequested = code !== undefined;
    if (!code) return;
    new code.OrderQuestions(this.#host, this.#tickets);
    this.#host.requestUpdate();
  }
}
