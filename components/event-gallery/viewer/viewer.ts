import type { ReactiveController, TemplateResult } from 'lit';
import type { SafeAddress } from '../../../src/html/links.js';
import galleryParts from '../../../src/i18n/event-gallery/en/parts.json' with { type: 'json' };
import details from '../../../src/i18n/states/en/details.json' with { type: 'json' };
import { openDialog } from '../../internal/dialog/open-dialog.js';
import { controls } from '../../internal/styles/controls.styles.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { GalleryHost } from '../gallery-host.js';
import {
  enterPhoto,
  forgetPhoto,
  isOwnEntry,
  leavePhoto,
  namesOneOf,
  turnToPhoto,
} from './history-entry.js';
import { handleSwipes } from './swipe.js';
import { viewerStyles } from './viewer.styles.js';
import { viewerView } from './viewer-view.js';
import { addPageListener, removePageListener } from '../../../src/cache/page-events.js';

const viewers = new WeakMap<GalleryHost, Viewer>();

/** The viewer of a gallery, made when first asked for. */
export function viewerOf(host: GalleryHost): Viewer {
  let viewer = viewers.get(host);
  if (!viewer) viewers.set(host, (viewer = new Viewer(host)));
  return viewer;
}

/** One of a page is open at a time: two galleries may know the photo that an address names. */
let showing: GalleryHost | undefined;

/** One photo, whole, in a native modal dialog inside the shadow root of the gallery. */
class Viewer implements ReactiveController {
  readonly #host: GalleryHost;
  /** Of the photo in the gallery, from 0; undefined while it is closed. */
  #place?: number | undefined;
  /** Of that photo, which may move when the gallery changes. */
  #id = '';
  /** What became of pictures, by their address. */
  readonly #outcomes = new Map<string, 'loaded' | 'failed'>();
  /** Fetched ahead, by their address. Kept, so that the browser keeps them. */
  readonly #preload = new Map<string, HTMLImageElement>();
  #hasTurned = false;
  #hasLeft: Promise<void> | undefined;

  constructor(host: GalleryHost) {
    host.addPhrases(galleryParts);
    host.addPhrases(details);
    this.#host = host;
    adoptStyles(host.renderRoot, controls, viewerStyles);
    host.overlay = () => this.#render();
    host.addController(this);
  }

  async open(place: number): Promise<void> {
    await this.#hasLeft;
    const photo = this.#host.photos[place];
    if (!photo || !this.#host.isConnected || (showing && showing !== this.#host)) return;
    if (this.#place !== undefined) {
      this.#show(place);
      return;
    }
    showing = this.#host;
    enterPhoto(photo.id);
    this.#hasTurned = false;
    this.#set(place);
    await this.#openDialog();
    const told = { number: place + 1 };
    this.#host.emit('event-gallery-opened', photo.id ? { id: photo.id, ...told } : told);
  }

  hostConnected(): void {
    addPageListener('popstate', this.#handleHistory);
  }

  hostDisconnected(): void {
    removePageListener('popstate', this.#handleHistory);
    if (this.#place === undefined) return;
    this.#dialog?.close();
    this.#reset();
    forgetPhoto();
  }

  /** The gallery may have changed behind it. */
  hostUpdate(): void {
    if (this.#place === undefined) return;
    const { photos } = this.#host;
    const moved = photos.findIndex(({ id }) => id && id === this.#id);
    this.#place = moved >= 0 ? moved : Math.min(this.#place, photos.length - 1);
    if (this.#place < 0) this.#leave();
  }

  async #openDialog(): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const dialog = this.#dialog;
    if (dialog?.isConnected && !dialog.open) openDialog(dialog, dialog.querySelector('figure'));
  }

  #set(place: number): void {
    const { photos } = this.#host;
    this.#place = place;
    this.#id = photos[place]?.id ?? '';
    for (const neighbour of [photos[place + 1], photos[place - 1]]) {
      if (neighbour?.imageUrl) this.#fetchAhead(neighbour.imageUrl);
    }
    this.#host.requestUpdate();
  }

  #fetchAhead(address: SafeAddress): void {
    if (this.#preload.has(address)) return;
    const image = new Image();
    image.src = address;
    this.#preload.set(address, image);
  }

  /** Another photo in the open viewer; nothing beyond the first and the last. */
  #show(place: number): void {
    const photo = this.#host.photos[place];
    if (!photo || place === this.#place) return;
    this.#hasTurned = true;
    this.#set(place);
    turnToPhoto(photo.id);
  }

  readonly #showOther = (step: number): void => this.#show((this.#place ?? 0) + step);

  readonly #swipes = handleSwipes((step) => this.#showOther(this.#isRightToLeft ? -step : step));

  get #isRightToLeft(): boolean {
    return this.#dialog !== null && getComputedStyle(this.#dialog).direction === 'rtl';
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  #render(): TemplateResult {
    const { photos, phrases } = this.#host;
    const place = this.#place ?? -1;
    const photo = photos[place];
    return viewerView({
      phrases,
      photo,
      place,
      count: photos.length,
      outcome: this.#outcomes.get(photo?.imageUrl ?? ''),
      hasTurned: this.#hasTurned,
      settle: (outcome) => {
        if (photo) this.#outcomes.set(photo.imageUrl ?? '', outcome);
        this.#host.requestUpdate();
      },
      turn: this.#showOther,
      press: this.#pressed,
      swipes: this.#swipes,
      close: () => this.#dialog?.close(),
      closed: this.#closed,
    });
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onward = this.#isRightToLeft ? -1 : 1;
    const { length } = this.#host.photos;
    const place = this.#place ?? 0;
    const places: Record<string, number> = {
      ArrowRight: place + onward,
      ArrowLeft: place - onward,
      Home: 0,
      End: length - 1,
    };
    const wanted = places[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    this.#show(wanted);
  };

  /** Back and forward: the viewer is open where the address or the entry says so. */
  readonly #handleHistory = (): void => {
    if (this.#place !== undefined && !isOwnEntry() && !namesOneOf(this.#host.photos))
      this.#dialog?.close();
  };

  /** Comes a moment after closing: by then it may be open again. */
  readonly #closed = (): void => {
    if (!this.#dialog?.open) this.#leave();
  };

  /** The focus goes to the tile of the photo that was seen last. */
  #leave(): void {
    const place = this.#reset();
    if (place === undefined) return;
    const tile = this.#host.renderRoot.querySelectorAll<HTMLElement>('.photo')[place];
    tile?.focus();
    this.#hasLeft = leavePhoto().then(() => {
      this.#hasLeft = undefined;
      // Going back puts the page where it was scrolled to, which may be away from it.
      tile?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }

  #reset(): number | undefined {
    const place = this.#place;
    this.#place = undefined;
    this.#preload.clear();
    if (showing === this.#host) showing = undefined;
    this.#host.requestUpdate();
    return place;
  }
}
