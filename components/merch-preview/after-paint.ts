import { html, type ReactiveController, type TemplateResult } from 'lit';
import { webUrl } from '../../src/html/links.js';
import { merchParts } from '../../src/i18n/merch/en-parts.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { Choice } from '../../src/merch/choice.js';
import type { Colour, Side } from '../../src/merch/products.js';
import { adoptStyles } from '../internal/styles/adopt-styles.js';
import { EventLogo } from './event-logo.js';
import { allPrints, garment, photoOf, printsIn, type Scene } from './garment.js';
import { lateStyles } from './late.styles.js';
import type { MerchHost } from './merch-host.js';
import { Pictures } from './pictures.js';
import { SaveButton } from './save-button.js';
import { StockWatch } from './stock-watch.js';

const fadeMilliseconds = 150;
let made = 0;

/**
 * The garments themselves, and what else nobody sees in the first frame: a photo takes its time, and
 * until it is there the stage is empty. Fetched while the catalogue is under way.
 */
export class AfterPaint implements ReactiveController {
  readonly #host: MerchHost;
  readonly #logo: EventLogo;
  readonly #save: SaveButton;
  readonly #pictures: Pictures;
  readonly #stock: StockWatch;
  readonly #id = `merch-${++made}`;
  #pictured?: string;
  #deploring = false;

  constructor(host: MerchHost) {
    host.addPhrases(merchParts);
    adoptStyles(host.renderRoot, lateStyles);
    this.#host = host;
    this.#logo = new EventLogo(host);
    this.#pictures = new Pictures(() => host.requestUpdate());
    this.#save = new SaveButton(host);
    this.#stock = new StockWatch(host);
    host.addController(this);
  }

  /** The garment on the stage. */
  stage(choice: Choice): TemplateResult {
    return garment(this.#scene(choice));
  }

  /** A product as it is shown first, on the shelf. */
  thumb(choice: Choice, index: number): TemplateResult {
    return garment({ ...this.#scene(choice), id: `${this.#id}-${index}`, name: undefined });
  }

  /** Somebody may be about to choose that colour. */
  ahead({ photos }: Colour, side: Side): void {
    const photo = webUrl(photos[side]);
    if (photo) this.#pictures.sizeOf(photo);
  }

  /** What is to be said about the garment, and how to keep its picture. */
  extras(choice: Choice): TemplateResult {
    const scene = this.#scene(choice);
    const { outOfStockNote, logoMissing } = this.#host.phrases;
    const moved = this.#stock.words;
    return html`
      ${moved ? note(moved) : undefined}
      ${choice.colour.outOfStock ? note(outOfStockNote) : undefined}
      ${isLogoMissing(scene) ? note(logoMissing) : undefined} ${this.#save.draw(scene)}
    `;
  }

  hostConnected(): void {
    document.addEventListener('event-signup-form-product-chosen', this.#followForm);
  }

  hostDisconnected(): void {
    document.removeEventListener('event-signup-form-product-chosen', this.#followForm);
  }

  hostUpdated(): void {
    const { choice, products, eventSlug } = this.#host;
    const wanted = products.some(({ zones }) => zones.some(({ logo }) => !logo));
    this.#logo.follow(wanted && !this.#namedLogo ? eventSlug : undefined);
    if (!choice) return;
    const scene = this.#scene(choice);
    this.#deplore(isLogoMissing(scene));
    this.#fade(scene);
  }

  /** What the page names: a service need not tell the logo of an event. */
  get #namedLogo(): string | undefined {
    return webUrl(this.#host.eventLogo, document.baseURI);
  }

  #scene(choice: Choice): Scene {
    return {
      choice,
      pictures: this.#pictures,
      eventLogo: this.#namedLogo ?? this.#logo.url,
      id: this.#id,
      name: nameOf(choice, this.#host.phrases),
    };
  }

  /** Says once that a logo is missing. */
  #deplore(missing: boolean): void {
    if (missing && !this.#deploring) this.#host.announce(this.#host.phrases.logoMissing);
    this.#deploring = missing;
  }

  /** Another picture comes softly. */
  #fade(scene: Scene): void {
    const { photo, waiting } = photoOf(scene);
    const { colour, side, product } = scene.choice;
    const pictured = [product.value, photo ?? colour.label, side].join('\n');
    if (waiting || pictured === this.#pictured) return;
    const still = !this.#pictured || matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#pictured = pictured;
    const stage = this.#host.renderRoot.querySelector('.stage .garment');
    if (!still) stage?.animate({ opacity: [0, 1] }, fadeMilliseconds);
  }

  /** Whatever the visitor answers in the form of the same key is shown here, and not told back. */
  readonly #followForm = (event: Event): void => {
    const { detail } = event as CustomEvent<{ form?: unknown; product?: unknown } | null>;
    const { settings, picker } = this.#host;
    if (picker === 'off' || detail?.form !== settings.form) return;
    if (typeof detail?.product === 'string') this.#host.wish({ product: detail.product });
  };
}

/** "Tour Tee, Midnight, front" */
function nameOf({ product, colour, side }: Choice, phrases: Phrases<'merch'>): string {
  const words = [product.name, colour.label, phrases[side]];
  if (colour.outOfStock) words.push(phrases.outOfStock);
  return words.filter(Boolean).join(', ');
}

const note = (words: string) => html`<p class="note" part="note">${words}</p>`;

const isLogoMissing = (scene: Scene): boolean => printsIn(scene).length < allPrints(scene).length;
