import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import englishGallery from '../../src/i18n/event-gallery/en/first.json' with { type: 'json' };
import type { GalleryPhrases } from '../../src/i18n/event-gallery/phrases.js';
import { phrasesFrom } from '../../src/i18n/texts.js';
import states from '../../src/i18n/states/en/first.json' with { type: 'json' };
import type { StatePhrases } from '../../src/i18n/states/phrases.js';
import type { OwnWords } from '../../src/i18n/own-words.js';
import { define } from '../internal/define.js';
import { EventElement } from '../internal/element.js';
import type { FeedFailed, FeedLoaded } from '../internal/events.js';
import { FeedController } from '../internal/feed/feed-controller.js';
import { HashLink } from '../internal/hash-link.js';
import { latePart } from '../internal/late-part.js';
import { galleryStyles } from './event-gallery.styles.js';
import { creditsOf, photosOf, type GalleryPhoto } from './photos.js';
import { gallerySkeleton } from './skeleton.js';
import { markStripEnds, stripButtons } from './strip-buttons.js';
import { shapeTiles, drawTiles } from './tiles.js';

export type { FeedFailed, FeedLoaded } from '../internal/events.js';

/** What `event-gallery-opened` tells. */
export interface PhotoOpened {
  /** Absent where the service names its photos by no id. */
  readonly id?: string;
  /** Of the photo in the gallery, from 1. */
  readonly number: number;
}

/**
 * The photos of an event, in the organiser's order, with a viewer. A link to `#photo-<id>` opens that
 * photo.
 *
 * @tag event-gallery
 * @fires {CustomEvent<FeedLoaded>} event-gallery-loaded - Photos have loaded or changed.
 * @fires {CustomEvent<FeedFailed>} event-gallery-failed - They could not be loaded; `code` says why.
 * @fires {CustomEvent<PhotoOpened>} event-gallery-opened - A photo was opened.
 * @slot - Shown until the photos have loaded, and if they can't load.
 * @slot empty - For an event without photos; without it the element takes up no space.
 * @slot error - Instead of the error message and its button.
 * @csspart base - The outermost box.
 * @csspart photos - The list of photos.
 * @csspart tile - A photo with its caption.
 * @csspart photo - The button that opens a photo.
 * @csspart caption - The caption of a photo, in the list and in the viewer.
 * @csspart credits - The credits below the photos.
 * @csspart credit - The credit of a photo, in the viewer.
 * @csspart button - A plain button.
 * @csspart viewer - The dialog with a photo.
 * @csspart count - "3 of 25" in the viewer.
 * @csspart picture - The photo in the viewer.
 * @csspart close - The button that closes the viewer.
 * @csspart error - The error message.
 * @csspart stale - The line above photos when a refresh failed.
 * @csspart demo-badge - "Demo data".
 * @cssprop --event-gallery-row-height - Minimum height of a row of the grid, and the height of the strip.
 */
export class EventGallery extends EventElement {
  static override properties: PropertyDeclarations = {
    layout: {},
  };

  static override styles = [...EventElement.styles, galleryStyles];

  /** @internal */
  override english = phrasesFrom({ ...states, ...englishGallery });
  /** @internal */
  override words = () => import('../../src/i18n/event-gallery/languages.js');
  /** @internal */
  declare phrases: StatePhrases & GalleryPhrases;
  /** Your own words, by the keys of docs/words.md. They come before the words of the page. */
  declare strings?: OwnWords<StatePhrases & GalleryPhrases> | undefined;

  /** `grid`, all photos in rows, or `strip`, one row that scrolls. */
  layout: 'grid' | 'strip' = 'grid';

  /** @internal Drawn after the photos: the viewer, once it is there. */
  overlay: (() => TemplateResult) | undefined;

  readonly #feed = new FeedController(this, {
    endpoint: 'getGallery',
    params: () => (this.settings.event ? { slug: this.settings.event } : undefined),
    name: () => this.phrases.photos,
    skeleton: () => gallerySkeleton(this.#isStrip),
    ready: () => this.#draw(this.photos),
    isEmpty: (data) => photosOf(data).length === 0,
  });

  readonly #loadViewer = latePart(this, 'how photos are shown', () => import('./viewer/viewer.js'));

  constructor() {
    super();
    new HashLink(this, 'photo-', (id) => this.#reveal(id));
    // Only who follows the feed can read it again for pictures that fail.
    this.addEventListener('event-gallery-loaded', () => void this.#loadFailedPictures(), {
      once: true,
    });
  }

  /** @internal */
  get photos(): readonly GalleryPhoto[] {
    return this.#feed.data ? photosOf(this.#feed.data) : [];
  }

  /** Opens a photo of this gallery; an unknown id does nothing. */
  async openPhoto(id: string): Promise<void> {
    const place = this.photos.findIndex((photo) => photo.id === id);
    if (id && place >= 0) await this.#open(place);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    shapeTiles(this.renderRoot, this.photos);
    markStripEnds(this.renderRoot);
  }

  protected override render(): TemplateResult {
    return this.#feed.render();
  }

  get #isStrip(): boolean {
    return this.layout === 'strip';
  }

  #draw(photos: readonly GalleryPhoto[]): TemplateResult {
    const { phrases } = this;
    const view = {
      phrases,
      isStrip: this.#isStrip,
      prepare: () => void this.#loadViewer(),
      open: (place: number) => void this.#open(place),
      scrolled: () => markStripEnds(this.renderRoot),
    };
    return html`${drawTiles(photos, view)}
      <div class="foot">
        ${this.#credits(creditsOf(photos))} ${this.#isStrip ? stripButtons(phrases) : undefined}
      </div>
      ${this.overlay?.()}`;
  }

  #credits(names: readonly string[]): TemplateResult | undefined {
    if (names.length === 0) return undefined;
    const list = names.map((name) => html`<li><bdi translate="no">${name}</bdi></li>`);
    return html`<div class="credits" part="credits">
      <p>${this.phrases.photosBy}</p>
      <ul role="list">
        ${list}
      </ul>
    </div>`;
  }

  async #open(place: number): Promise<void> {
    const code = await this.#loadViewer();
    await code?.viewerOf(this).open(place);
  }

  async #loadFailedPictures(): Promise<void> {
    const load = latePart(
      this,
      'what meets failing pictures',
      () => import('./failed-pictures.js'),
    );
    (await load())?.meetFailedPictures(this, () => this.#feed.refresh());
  }

  /** False while the photos are not there yet. */
  #reveal(id: string): boolean {
    if (!this.#feed.data) return false;
    void this.openPhoto(id);
    return true;
  }
}

define('event-gallery', EventGallery);

declare global {
  interface HTMLElementTagNameMap {
    'event-gallery': EventGallery;
  }
  interface GlobalEventHandlersEventMap {
    'event-gallery-loaded': CustomEvent<FeedLoaded>;
    'event-gallery-failed': CustomEvent<FeedFailed>;
    'event-gallery-opened': CustomEvent<PhotoOpened>;
  }
}
