import type { ReactiveController } from 'lit';
import type { MerchChoice } from '../../src/merch/choice.js';
import type { MerchHost } from './merch-host.js';

interface Replacement {
  readonly product: string;
  /** Labels of colours. */
  readonly from: string;
  readonly to: string;
}

/** When the colour on the stage runs out, the choice moves on to one that is in stock. */
export class StockWatch implements ReactiveController {
  readonly #host: MerchHost;
  /** The choice that was drawn last. */
  #drawn?: MerchChoice | undefined;
  #replacement?: Replacement | undefined;

  constructor(host: MerchHost) {
    this.#host = host;
    host.addController(this);
  }

  /** What is to be said of it, for as long as nothing else is chosen. */
  get note(): string | undefined {
    const { choice, phrases } = this.#host;
    const { product, from, to } = this.#replacement ?? {};
    const stands = choice?.product.value === product && choice?.colour.label === to;
    return stands && from && to ? phrases.colourRanOut({ gone: from, shown: to }) : undefined;
  }

  hostUpdate(): void {
    const before = this.#drawn;
    if (before && this.#hasRunOut(before)) this.#chooseInStock(before);
    else if (before) this.#announceOutOfStock(before);
    this.#drawn = this.#host.choice;
  }

  /** Somebody has come upon a colour that is out of stock: the words appear where nobody listens. */
  #announceOutOfStock(before: MerchChoice): void {
    const { choice, phrases } = this.#host;
    if (!choice?.colour.outOfStock) return;
    const isSame =
      before.product.value === choice.product.value && before.colour.label === choice.colour.label;
    if (!isSame) this.#host.announce(phrases.outOfStockNote);
  }

  #hasRunOut({ product, colour }: MerchChoice): boolean {
    if (colour.outOfStock) return false;
    const now = this.#host.products.find(({ value }) => value === product.value);
    // Somebody who has just chosen another product is not told about the colours of this one.
    if (!now || this.#host.choice?.product !== now) return false;
    return now.colours.find(({ label }) => label === colour.label)?.outOfStock ?? true;
  }

  #chooseInStock({ product, colour }: MerchChoice): void {
    const host = this.#host;
    host.select({ colour: undefined });
    const now = host.choice?.colour;
    if (!now) return;
    const { outOfStockNote, colourRanOut } = host.phrases;
    const move = { product: product.value, from: colour.label, to: now.label };
    this.#replacement = now.outOfStock ? undefined : move;
    host.announce(
      now.outOfStock ? outOfStockNote : colourRanOut({ gone: move.from, shown: move.to }),
    );
  }
}
