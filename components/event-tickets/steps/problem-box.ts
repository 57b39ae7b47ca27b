import { html, type TemplateResult } from 'lit';
import type { Problem } from '../../../src/checkout/machine/state.js';
import { problemPhrases } from '../../../src/i18n/checkout/en-problems.js';
import { Countdown } from '../../internal/countdown.js';
import { summaryBox } from '../../internal/form/error-summary.js';
import { plainButton } from '../../internal/buttons.js';
import type { CartAccess } from '../parts/cart-access.js';
import { printSpan } from '../parts/hold-line.js';
import type { OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import { entryFor, problemWords, waysOut, type Way } from './problems.js';

/** Where the service does not say how long. */
const usualWaitSeconds = 30;

type Cart = Pick<CartAccess, 'withoutCode' | 'elsewhere'>;

/** What went wrong, in words, with the ways out of it. */
export class ProblemBox {
  readonly #wait: Countdown;
  readonly #cart: Cart;

  constructor(host: TicketsHost, cart: Cart) {
    host.addPhrases(problemPhrases);
    this.#wait = new Countdown(host);
    this.#cart = cart;
  }

  /** Asked to come back later: the way out opens then. */
  startWait(problem: Problem): void {
    if (entryFor(problem).waits) this.#wait.start(problem.retryAfterSeconds ?? usualWaitSeconds);
  }

  words(view: OrderContext, problem: Problem): string {
    return problemWords(view, problem);
  }

  /** `level` is that of its heading. */
  draw(view: OrderContext, level: number): TemplateResult | undefined {
    const { host, state } = view;
    const { problem } = state;
    if (!problem) return undefined;
    const entry = entryFor(problem);
    const ways = waysOut(view, problem);
    const left = entry.waits ? this.#wait.left : 0;
    const content = html`<p>${problemWords(view, problem)}</p>
      ${left ? html`<p id="wait">${host.phrases.possibleIn(printSpan(host, left))}</p>` : undefined}
      ${ways.length ? html`<p class="row">${ways.map((way) => plainButton(wayWords(view, way), () => this.#go(view, way), 'button', left ? 'wait' : undefined))}</p>` : undefined}
      ${entry.elsewhere ? this.#cart.elsewhere() : undefined}
      <details class="organiser">
        <summary>${host.phrases.forOrganiser}</summary>
        <code>${problem.code}, ${problem.during}</code>
      </details>`;
    return summaryBox({ part: 'problem-box', level }, host.phrases.problemTitle, content);
  }

  #go({ checkout }: OrderContext, way: Way): void {
    if (way === 'without_code') this.#cart.withoutCode();
    else if (way === 'check') checkout.check();
    else if (way === 'give_up') checkout.giveUp();
    else checkout.reserve();
  }
}

function wayWords(view: OrderContext, way: Way): string {
  const { phrases } = view.host;
  const words: Record<Way, string> = {
    reserve: phrases.retry,
    without_code: phrases.withoutCode,
    check: phrases.checkNow,
    give_up: phrases.chooseAgain,
  };
  return words[way];
}
