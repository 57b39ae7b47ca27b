import { css, html, type TemplateResult } from 'lit';
import type { Problem } from '../../../src/checkout/machine/state.js';
import formPhrases from '../../../src/i18n/checkout/en/form.json' with { type: 'json' };
import problemPhrases from '../../../src/i18n/checkout/en/problems.json' with { type: 'json' };
import { pageRecord } from '../../../src/embed/page.js';
import { Countdown } from '../../internal/countdown.js';
import { summaryBox } from '../../internal/form/error-summary.js';
import { plainButton } from '../../internal/buttons.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { CartAccess } from '../parts/cart-access.js';
import { printSpan } from '../parts/hold-line.js';
import type { OrderContext } from '../parts/order-context.js';
import type { TicketsHost } from '../tickets-host.js';
import { entryFor, problemWords, actionsFor, type Action } from './problems.js';

/** Wait if the service sends no `Retry-After`. */
const usualWaitSeconds = 30;

const organiserStyles = css`
  .organiser {
    margin-block: -0.5em;
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  @media print {
    .organiser {
      display: none;
    }
  }
`;

type Cart = Pick<CartAccess, 'withoutCode' | 'elsewhere'>;

/** A problem in words, with buttons to resolve it. */
export class ProblemBox {
  readonly #wait: Countdown;
  readonly #cart: Cart;

  constructor(host: TicketsHost, cart: Cart) {
    host.addPhrases({ ...formPhrases, ...problemPhrases });
    adoptStyles(host.renderRoot, organiserStyles);
    this.#wait = new Countdown(host);
    this.#cart = cart;
  }

  /** Starts the countdown of a problem that needs a wait; its button is enabled afterwards. */
  startWait(problem: Problem): void {
    if (entryFor(problem).waits) this.#wait.start(problem.retryAfterSeconds ?? usualWaitSeconds);
  }

  words(view: OrderContext, problem: Problem): string {
    return problemWords(view, problem);
  }

  /** @param level heading level */
  draw(view: OrderContext, level: number): TemplateResult | undefined {
    const { host, state } = view;
    const { problem } = state;
    if (!problem) return undefined;
    const entry = entryFor(problem);
    const actions = actionsFor(view, problem);
    const left = entry.waits ? this.#wait.left : 0;
    const content = html`<p>${problemWords(view, problem)}</p>
      ${left ? html`<p id="wait">${host.phrases.possibleIn({ time: printSpan(host, left) })}</p>` : undefined}
      ${actions.length ? html`<p class="row">${actions.map((action) => plainButton(labelOf(view, action), () => this.#run(view, action), 'button', left ? 'wait' : undefined))}</p>` : undefined}
      ${entry.elsewhere ? this.#cart.elsewhere() : undefined}
      ${isSeenByBuilder() ? organiserDetails(host, problem) : undefined}`;
    return summaryBox({ part: 'problem-box', level }, host.phrases.problemTitle, content);
  }

  #run({ checkout }: OrderContext, action: Action): void {
    if (action === 'without_code') this.#cart.withoutCode();
    else if (action === 'check') checkout.check();
    else if (action === 'give_up') checkout.giveUp();
    else checkout.reserve();
  }
}

/** Codes mean nothing to buyers: only demos and pages on localhost show them. */
const isSeenByBuilder = (): boolean =>
  !!pageRecord().settings.demo || /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

const organiserDetails = ({ phrases }: TicketsHost, { code, during }: Problem): TemplateResult =>
  html`<details class="organiser">
    <summary>${phrases.forOrganiser}</summary>
    <code>${code}, ${during}</code>
  </details>`;

function labelOf(view: OrderContext, action: Action): string {
  const { phrases } = view.host;
  const words: Record<Action, string> = {
    reserve: phrases.retry,
    without_code: phrases.withoutCode,
    check: phrases.checkNow,
    give_up: phrases.chooseAgain,
  };
  return words[action];
}
