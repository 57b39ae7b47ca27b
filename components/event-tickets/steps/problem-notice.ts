import { html, type TemplateResult } from 'lit';
import { mayHaveActed } from '../../../src/checkout/machine/may-have-acted.js';
import type { Problem } from '../../../src/checkout/machine/state.js';
import { failureWords } from '../../internal/feed/states.js';
import { summaryBox } from '../../internal/form/error-summary.js';
import { lateView, type LateView } from '../../internal/late-view.js';
import type { CartAccess } from '../parts/cart-access.js';
import type { OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import type { ProblemBox } from './problem-box.js';

/**
 * Shows a problem. Its sentences and buttons load with the first problem. If they can't be loaded,
 * general failure words are shown instead, and the buttons of the step can try again.
 */
export class ProblemNotice {
  readonly #host: TicketsHost;
  readonly #box: LateView<ProblemBox>;
  #seen: Problem | undefined;

  constructor(host: TicketsHost, cart: Pick<CartAccess, 'withoutCode' | 'elsewhere'>) {
    this.#host = host;
    this.#box = lateView(host, 'the words for a problem', async () => {
      const { ProblemBox } = await import('./problem-box.js');
      return new ProblemBox(host, cart);
    });
  }

  /** @returns whether this is a new problem */
  take(problem: Problem | undefined): problem is Problem {
    if (problem === this.#seen) return false;
    this.#seen = problem;
    if (problem) void this.#load(problem);
    return problem !== undefined;
  }

  /** The words of a problem, once loaded. @param now the current context */
  async words(now: () => OrderContext | undefined, problem: Problem): Promise<string | undefined> {
    const box = isUnanswered(problem) ? this.#box.view : await this.#box.load();
    const view = now();
    return view && (box?.words(view, problem) ?? this.#plainWords(problem));
  }

  /** @param level heading level */
  draw(view: OrderContext, level: number): TemplateResult | undefined {
    const { problem } = view.state;
    if (!problem) return undefined;
    // A problem from an earlier page never went through `take`.
    if (!this.#box.view && !this.#box.isMissing) void this.#load(problem);
    const { problemTitle } = this.#host.phrases;
    return (
      this.#box.view?.draw(view, level) ??
      summaryBox(
        { part: 'problem-box', level },
        problemTitle,
        html`<p>${this.#plainWords(problem)}</p>`,
      )
    );
  }

  async #load(problem: Problem): Promise<void> {
    const box = await this.#box.load();
    box?.startWait(problem);
    this.#host.requestUpdate();
  }

  #plainWords(problem: Problem): string {
    const { phrases } = this.#host;
    const { code, during } = problem;
    if (code === 'unsure') return phrases.unsure;
    if (!isUnanswered(problem) && !this.#box.isMissing) return '';
    const words = failureWords(phrases, { name: 'ServiceError', code });
    return during === 'details' ? `${words} ${phrases.typedKept}` : words;
  }
}

/** The network has just failed, so don't wait for another download. After a payment the service has answered since. */
const isUnanswered = ({ code, during }: Problem): boolean =>
  mayHaveActed(code) && during !== 'pay' && during !== 'complete_free';
