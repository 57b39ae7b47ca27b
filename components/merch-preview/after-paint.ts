import { html, type ReactiveController, type TemplateResult } from 'lit';
import { webUrl, type SafeAddress } from '../../src/html/links.js';
import merchParts from '../../src/i18n/merch/en/parts.json' with { type: 'json' };
import type { Phrases } from '../../src/i18n/phrases.js';
import type { MerchChoice, MerchSelection } from '../../src/merch/choice.js';
import type { ProductColour, Side } from '../../src/merch/products.js';
import { adoptStyles } from '../internal/styles/adopt-styles.js';
import { Enquiry } from './enquiry.js';
import { EventLogo } from './event-logo.js';
import { allPrints, drawGarment, photoOf, printsIn, type GarmentView } from './garment.js';
import { lateStyles } from './late.styles.js';
import { Lens } from './lens.js';
import type { MerchHost } from './merch-host.js';
import { Pictures } from './pictures.js';
import { SaveButton } from './save-button.js';
import { showChosen } from './shelf.js';
import { StockWatch } from './stock-watch.js';
import { addPageListener, removePageListener } from '../../src/cache/page-events.js';

/** What a form says of itself. */
const formEvents = [
  'event-signup-form-product-chosen',
  'event-signup-form-variant-chosen',
] as const;
const duration = 150;
let made = 0;

/**
 * The garments themselves, and what else nobody sees in the first frame: a photo takes its time, and
 * until it is there the stage is empty. Fetched while the catalogue is under way.
 */
export class MerchAfterPaint implements ReactiveController {
  readonly #host: MerchHost;
  readonly #logo: EventLogo;
  readonly #save: SaveButton;
  readonly #pictures: Pictures;
  readonly #stock: StockWatch;
  readonly #lens: Lens;
  readonly #enquiry: Enquiry;
  readonly #id = `merch-${++made}`;
  #shownPicture?: string;
  #chosen?: string;
  #side?: Side;
  #isLogoMissing = false;

  constructor(host: MerchHost) {
    host.addPhrases(merchParts);
    adoptStyles(host.renderRoot, lateStyles);
    this.#host = host;
    this.#logo = new EventLogo(host);
    this.#pictures = new Pictures(() => host.requestUpdate());
    this.#save = new SaveButton(host);
    this.#stock = new StockWatch(host);
    this.#lens = new Lens(host);
    this.#enquiry = new Enquiry(host);
    host.addController(this);
  }

  /** The garment on the stage. */
  drawStage(choice: MerchChoice): TemplateResult {
    return this.#lens.draw(drawGarment(this.#viewOf(choice)));
  }

  /** A product as it is shown first, on the shelf. */
  drawThumbnail(choice: MerchChoice, index: number): TemplateResult {
    return drawGarment({ ...this.#viewOf(choice), id: `${this.#id}-${index}`, name: undefined });
  }

  /** Somebody may be about to choose that colour. */
  preload({ photos }: ProductColour, side: Side): void {
    const photo = webUrl(photos[side]);
    if (photo) this.#pictures.sizeOf(photo);
  }

  /** What is to be said about the garment, and how to keep its picture. */
  drawExtras(choice: MerchChoice): TemplateResult {
    const scene = this.#viewOf(choice);
    const { outOfStockNote, logoMissing } = this.#host.phrases;
    const moved = this.#stock.note;
    return html`
      ${this.#enquiry.draw(choice)} ${moved ? drawNote(moved) : undefined}
      ${choice.colour.outOfStock ? drawNote(outOfStockNote) : undefined}
      ${isLogoMissing(scene) ? drawNote(logoMissing) : undefined} ${this.#save.draw(scene)}
    `;
  }

  hostConnected(): void {
    for (const name of formEvents) addPageListener(name, this.#followForm, document);
  }

  hostDisconnected(): void {
    for (const name of formEvents) removePageListener(name, this.#followForm, document);
  }

  hostUpdated(): void {
    const { choice, products, eventSlug } = this.#host;
    const wanted = products.some(({ zones }) => zones.some(({ logo }) => !logo));
    this.#logo.follow(wanted && !this.#namedLogo ? eventSlug : undefined);
    if (!choice) return;
    const scene = this.#viewOf(choice);
    this.#announceMissingLogo(isLogoMissing(scene));
    this.#animateChange(scene);
    // A language that is read from the other side begins at the other end of the shelf.
    const chosen = choice.product.value + this.#host.direction;
    if (this.#chosen !== chosen) showChosen(this.#host.renderRoot);
    this.#chosen = chosen;
  }

  /** What the page names: a service need not tell the logo of an event. */
  get #namedLogo(): SafeAddress | undefined {
    return webUrl(this.#host.eventLogo, document.baseURI);
  }

  #viewOf(choice: MerchChoice): GarmentView {
    return {
      choice,
      pictures: this.#pictures,
      eventLogo: this.#namedLogo ?? this.#logo.url,
      id: this.#id,
      name: pictureName(choice, this.#host.phrases),
    };
  }

  /** Says once that a logo is missing. */
  #announceMissingLogo(missing: boolean): void {
    if (missing && !this.#isLogoMissing) this.#host.announce(this.#host.phrases.logoMissing);
    this.#isLogoMissing = missing;
  }

  /** Another picture comes softly. */
  #animateChange(scene: GarmentView): void {
    const { photo, waiting } = photoOf(scene);
    const { colour, side, product } = scene.choice;
    const pictured = [product.value, photo ?? colour.label, side].join('\n');
    if (waiting || pictured === this.#shownPicture) return;
    const still = !this.#shownPicture || matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The other side comes round, as somebody turns a garment who holds it up.
    const turn = this.#side && this.#side !== side && (side === 'back' ? -90 : 90);
    this.#shownPicture = pictured;
    this.#side = side;
    const glass = this.#host.renderRoot.querySelector('.glass');
    const transform = turn ? [`perspective(60em) rotateY(${turn}deg)`, 'none'] : 'none';
    if (!still) glass?.animate({ opacity: [0, 1], transform, easing: 'ease-out' }, duration);
  }

  /** Whatever the visitor answers in the form of the same key is shown here, and not told back. */
  readonly #followForm = (event: Event): void => {
    const { detail } = event as CustomEvent<Partial<Record<string, unknown>> | null>;
    const { settings, picker, choice } = this.#host;
    if (picker === 'off' || detail?.['form'] !== settings.form || !choice) return;
    const { colours, sizes } = choice.product;
    const wish: MerchSelection = {
      ...selectionMember('product', detail?.['product']),
      ...selectionMember(
        'colour',
        sameIn(
          colours.map(({ label }) => label),
          detail?.['colour'],
        ),
      ),
      ...selectionMember('size', sameIn(sizes, detail?.['size'])),
    };
    this.#host.select(wish);
  };
}

/** "Tour Tee, Midnight, front" */
function pictureName({ product, colour, side }: MerchChoice, phrases: Phrases<'merch'>): string {
  const words = [product.name, colour.label, phrases[side]];
  if (colour.outOfStock) words.push(phrases.outOfStock);
  return words.filter(Boolean).join(', ');
}

/** What has been written of it so far may be half a word. */
const sameIn = (offered: readonly string[], wanted: unknown): string | undefined =>
  offered.find((one) => one.toLowerCase() === String(wanted).trim().toLowerCase());

/** Nothing where nothing is wished. */
const selectionMember = (name: keyof MerchSelection, wanted: unknown): MerchSelection =>
  typeof wanted === 'string' ? { [name]: wanted } : {};

const drawNote = (words: string) => html`<p class="note" part="note">${words}</p>`;

const isLogoMissing = (scene: GarmentView): boolean =>
  printsIn(scene).length < allPrints(scene).length;
