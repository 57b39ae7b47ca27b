import { html, nothing, type TemplateResult } from 'lit';
import type { Offer } from '../../../src/checkout/sale/offers.js';
import { keepLettersFromPage } from '../../internal/keep-letters-from-page.js';
import type { TicketCart, TicketsHost } from '../tickets-host.js';
import { ignoreComposingKeys } from '../../internal/ignore-composing-keys.js';

export interface StepperView {
  readonly offer: Offer;
  readonly quantity: number;
}

/** Sets the quantity: two buttons and a number field. */
export function stepper(
  host: TicketsHost,
  { offer, quantity }: StepperView,
  cart: TicketCart | undefined,
): TemplateResult {
  const { phrases } = host;
  const limit = cart?.limitOf(offer);
  const id = `limit-${offer.id}`;
  const step = (by: 1 | -1) => () => void host.useCart((cart, sale) => cart.step(sale, offer, by));
  const [up, down] = [step(1), step(-1)];
  return html`<div class="how-many">
    <div
      class="stepper"
      part="stepper"
      role="group"
      aria-label=${phrases.quantityOf({ release: offer.name })}
    >
      <button
        type="button"
        aria-label=${phrases.removeOne({ release: offer.name })}
        aria-disabled=${quantity ? nothing : 'true'}
        @click=${down}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 12h12" /></svg>
      </button>
      ${countField(host, { offer, quantity }, { up, down, describedBy: limit ? id : undefined })}
      <button type="button" aria-label=${phrases.addOne({ release: offer.name })} @click=${up}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12M12 6v12" />
        </svg>
      </button>
    </div>
    ${limit ? html`<p class="limit" id=${id}>${limit}</p>` : undefined}
  </div>`;
}

interface FieldKeys {
  readonly up: () => void;
  readonly down: () => void;
  /** Id of the message about the limit that the last press ran into. */
  readonly describedBy: string | undefined;
}

function countField(
  host: TicketsHost,
  { offer, quantity }: StepperView,
  { up, down, describedBy }: FieldKeys,
): TemplateResult {
  const typed = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    // Skips values already applied: an arrow key could undo steps that are not drawn yet.
    if (field.value !== String(quantity)) take(host, offer, field);
  };
  return html`<input
    type="text"
    inputmode="numeric"
    autocomplete="off"
    aria-label=${host.phrases.quantityOf({ release: offer.name })}
    aria-describedby=${describedBy ?? nothing}
    .value=${String(quantity)}
    @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
    @change=${typed}
    @keydown=${ignoreComposingKeys((event) => keys(event, typed, up, down))}
  />`;
}

/** Applies the typed number within the limits. The field is set even if the quantity didn't change. */
function take(host: TicketsHost, offer: Offer, field: HTMLInputElement): void {
  void host.useCart(async (cart, sale) => {
    cart.take(sale, offer, Number(field.value.trim() || 0));
    await host.updateComplete;
    field.value = String(cart.chosen.quantityOf(sale, offer));
  });
}

/** Applies the typed number first. Enter doesn't submit a form of the page and keeps the focus. */
function keys(
  event: KeyboardEvent,
  typed: (event: Event) => void,
  up: () => void,
  down: () => void,
): void {
  const { key } = event;
  const step = key === 'ArrowUp' ? up : key === 'ArrowDown' && down;
  keepLettersFromPage(event);
  if (!step && key !== 'Enter') return;
  event.preventDefault();
  typed(event);
  if (step) step();
}
