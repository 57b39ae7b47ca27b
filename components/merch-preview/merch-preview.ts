import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { FormDefinition } from '../../src/contract/forms.js';
import { money } from '../../src/format/money.js';
import englishMerch from '../../src/i18n/merch/en/first.json' with { type: 'json' };
import englishStates from '../../src/i18n/states/en/first.json' with { type: 'json' };
import { pageRecord } from '../../src/embed/page.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import { choiceOf, type MerchChoice, type MerchSelection } from '../../src/merch/choice.js';
import { productsOf, type Product } from '../../src/merch/products.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { latePart } from '../internal/late-part.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { FormElement } from '../internal/form/form-element.js';
import { heading } from '../internal/heading.js';
import type { MerchAfterPaint } from './after-paint.js';
import { merchStyles } from './merch-preview.styles.js';
import { colourPicker, productPicker, sidePicker, sizePicker } from './pickers.js';
import { merchSkeleton } from './skeleton.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';

/** What `merch-preview-selected` and `merch-preview-enquiry` tell. */
export interface MerchSelected {
  /** Key of the form. */
  readonly form: string;
  /** `value` of the product. */
  readonly product: string;
  /** Label of the colour; null for one that is out of stock, which nobody can enquire about. */
  readonly colour: string | null;
  /** null until the visitor has chosen one. */
  readonly size: string | null;
}

/**
 * Shows the products of a form's catalogue with the organiser's print on them, in every colour, front and back.
 *
 * @tag merch-preview
 * @fires {CustomEvent<FeedLoaded>} merch-preview-loaded - The catalogue has loaded or changed.
 * @fires {CustomEvent<FeedFailed>} merch-preview-failed - It could not be loaded; `code` says why.
 * @fires {CustomEvent<MerchSelected>} merch-preview-selected - The visitor chose a product, colour or size.
 * @fires {CustomEvent<MerchSelected>} merch-preview-enquiry - The visitor pressed the button to the form.
 * @slot - Shown until the catalogue has loaded, and if it can't load.
 * @slot actions - Below the choices, instead of the button to the form. Hidden while the colour shown is out of stock.
 * @slot empty - Instead of the message for a form without a catalogue.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart product - A product to choose, with its thumbnail.
 * @csspart stage - The background of the product.
 * @csspart stage-image - The picture of the product.
 * @csspart lens - The button for a closer look.
 * @csspart side - "Front" or "back".
 * @csspart details - Name, price and choices.
 * @csspart product-name - The heading.
 * @csspart price - The price.
 * @csspart colour - A colour to choose.
 * @csspart size - A size to choose.
 * @csspart ask - The button to the form.
 * @csspart note - A sentence about what is shown, such as that it is out of stock.
 * @csspart button - "Save picture" and "Try again".
 * @csspart empty - The message for a form without a catalogue.
 * @csspart error - The error message.
 * @csspart stale - The line above a catalogue when a refresh failed.
 * @csspart demo-badge - "Demo data".
 * @cssprop --event-merch-stage - Background of the product and of the thumbnails.
 */
export class MerchPreview extends FormElement {
  static override properties: PropertyDeclarations = {
    headingLevel: { type: Number, attribute: 'heading-level' },
    product: {},
    side: {},
    picker: {},
    eventLogo: { attribute: 'event-logo' },
  };

  static override styles = [...FormElement.styles, merchStyles];
  /** @internal */
  override english = phrasesFrom({ ...englishStates, ...englishMerch });

  /** @internal */
  declare phrases: Phrases<'merch'>;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<Phrases<'merch'>> | undefined;
  /** @internal */
  override words = () => import('../../src/i18n/merch/languages.js');

  /** Level of the product's heading, 2 to 6. */
  headingLevel = 3;
  /** `value` of the product shown first. */
  product?: string | undefined;
  /** The side shown first, `front` or `back`. */
  side?: 'front' | 'back' | undefined;
  /** `off` shows only one product. */
  picker?: 'on' | 'off' | undefined;
  /** Address of the logo for prints without their own, if the service doesn't have the event's. */
  eventLogo?: string | undefined;

  readonly #feed = new FeedController(this, {
    endpoint: 'getForm',
    params: () => (this.settings.form ? { key: this.settings.form } : undefined),
    name: () => this.phrases.merch,
    skeleton: () => merchSkeleton(this.picker !== 'off'),
    ready: () => this.#draw(),
    isEmpty: (definition) => this.#productsIn(definition).length === 0,
    empty: () => html`<p class="notice notice-title" part="empty">${this.phrases.emptyMerch}</p>`,
  });
  #selection: MerchSelection = {};
  #catalogue?: { readonly from: FormDefinition; readonly products: Product[] };
  #hasRequested = false;
  #afterPaint?: MerchAfterPaint;
  #isMissing = false;

  /** @internal Shows something else, as far as the catalogue has it. Only a visitor's choice is told by event. */
  select(wish: MerchSelection): void {
    this.#selection = { ...this.#selection, ...wish };
    this.requestUpdate();
  }

  /** @internal */
  get products(): readonly Product[] {
    const { data } = this.#feed;
    return data ? this.#productsIn(data) : [];
  }

  /** @internal */
  get eventSlug(): string | undefined {
    const slug: unknown = this.#feed.data?.eventSlug;
    return typeof slug === 'string' ? slug : undefined;
  }

  /** @internal */
  get choice(): MerchChoice | undefined {
    return choiceOf(this.products, this.#selection);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { product, side } = this;
    if (changed.has('product')) this.#selection = { ...this.#selection, product };
    if (changed.has('side')) this.#selection = { ...this.#selection, side };
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#hasRequested) return;
    this.#hasRequested = true;
    const load = latePart(this, 'how garments are drawn', () => import('./after-paint.js'));
    void load().then((code) => {
      if (code) this.#afterPaint = new code.MerchAfterPaint(this);
      else this.#isMissing = true;
      this.requestUpdate();
    });
  }

  protected override render(): TemplateResult {
    return this.#feed.render();
  }

  #draw(): TemplateResult {
    const { choice, phrases } = this;
    if (!choice) return html``;
    return html`<div class="window">
      ${this.picker === 'off' ? undefined : this.#drawProductPicker(choice.product)}
      <div class="view">
        <div class="stage" part="stage">
          ${this.#isMissing ? phrases.trouble : this.#afterPaint?.drawStage(choice)}
        </div>
        ${sidePicker(choice, phrases, (side) => this.select({ side }))}
      </div>
      ${this.#drawDetails(choice)}
    </div>`;
  }

  #drawDetails(choice: MerchChoice): TemplateResult {
    const { product, colour } = choice;
    const { name, garment: type, price, description } = product;
    return html`<div class="details" part="details">
      ${type ? html`<p class="garment-type"><bdi>${type}</bdi></p>` : undefined}
      ${heading(this.headingLevel, html`<bdi>${name}</bdi>`, 'product-name')}
      ${
        price
          ? html`<p class="price" part="price" translate="no">
              ${money(price.amount, price.currency, this.language)}
            </p>`
          : undefined
      }
      ${description ? html`<p class="description" dir="auto">${description}</p>` : undefined}
      ${colourPicker(choice, this.phrases, {
        choose: (label) => this.#choose({ colour: label }),
        near: (one) => this.#afterPaint?.preload(one, choice.side),
      })}
      ${sizePicker(choice, this.phrases, (size) => this.#choose({ size }))}
      ${colour.outOfStock ? undefined : html`<slot name="actions"></slot>`}
      ${this.#afterPaint?.drawExtras(choice)}
    </div>`;
  }

  #drawProductPicker(chosen: Product): TemplateResult | undefined {
    const { products } = this;
    if (products.length < 2) return undefined;
    const thumb = (product: Product, index: number) => {
      const choice = choiceOf([product], {});
      return choice && this.#afterPaint?.drawThumbnail(choice, index);
    };
    const choose = (product: string) => this.#choose({ product });
    return productPicker(products, chosen, this.phrases, { choose, thumb });
  }

  #choose(wish: MerchSelection): void {
    this.select(wish);
    this.emitChoice('merch-preview-selected');
  }

  /** @internal */
  emitChoice(name: 'merch-preview-selected' | 'merch-preview-enquiry'): void {
    const { choice } = this;
    if (!choice) return;
    const { product, colour, size } = choice;
    const chosen: MerchSelected = {
      form: this.settings.form ?? '',
      product: product.value,
      colour: colour.outOfStock ? null : colour.label || null,
      size,
    };
    // For a form whose code comes later than the press.
    pageRecord().merchChoice = { ...chosen, asked: name === 'merch-preview-enquiry' };
    this.emit(name, chosen);
  }

  #productsIn(definition: FormDefinition): Product[] {
    if (this.#catalogue?.from !== definition) {
      const products = productsOf(definition.merchCatalog);
      this.#catalogue = { from: definition, products };
    }
    return this.#catalogue.products;
  }
}

define('merch-preview', MerchPreview);

declare global {
  interface HTMLElementTagNameMap {
    'merch-preview': MerchPreview;
  }
  interface GlobalEventHandlersEventMap {
    'merch-preview-loaded': CustomEvent<FeedLoaded>;
    'merch-preview-failed': CustomEvent<FeedFailed>;
    'merch-preview-selected': CustomEvent<MerchSelected>;
    'merch-preview-enquiry': CustomEvent<MerchSelected>;
  }
}
