import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { ArtistSummary } from '../../../src/contract/lineup.js';
import details from '../../../src/i18n/states/en/details.json' with { type: 'json' };
import trouble from '../../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { artistProfile } from '../../../src/lineup/profile.js';
import { setsOf } from '../../../src/lineup/sets-of.js';
import { plainButton } from '../../internal/buttons.js';
import { untilPainted } from '../../internal/until-painted.js';
import { failureWords, notice } from '../../internal/feed/states.js';
import { moveAnnouncerInto, openDialog } from '../../internal/dialog/open-dialog.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { dialogStyles } from '../../internal/dialog/dialog.styles.js';
import { claimAddress, releaseAddress } from './artist-address.js';
import { loadLaterPhrases } from '../later-words.js';
import { artistCard } from './artist-card.js';
import { artistDialogStyles } from './artist-dialog.styles.js';
import { ArtistFeed } from './artist-feed.js';
import type { LineupHost } from '../lineup-context.js';
import { flyPicture, pressedPicture } from './picture-flight.js';
import { SetExtras } from './set-extras.js';
import { addPageListener, removePageListener } from '../../../src/cache/page-events.js';

const dialogs = new WeakMap<LineupHost, ArtistDialog>();

/** The dialog of a line-up, made when first asked for. */
export function dialogOf(host: LineupHost): ArtistDialog {
  let dialog = dialogs.get(host);
  if (!dialog) dialogs.set(host, (dialog = new ArtistDialog(host)));
  return dialog;
}

/**
 * The artist, in a native modal dialog inside the element's shadow root. Opens at once with what the
 * line-up knows and fills in the profile when that arrives.
 */
class ArtistDialog implements ReactiveController {
  readonly #host: LineupHost;
  #artist?: ArtistSummary | undefined;
  #feed?: ArtistFeed | undefined;
  /** To be shown as soon as it is drawn. */
  #isAwaited = false;
  /** Whose dialog stands open; undefined while one is on its way. */
  #shown?: ArtistSummary | undefined;
  /** Where its picture comes from; undefined where nothing was pressed. */
  #pressed?: Element | undefined;
  readonly #extras: SetExtras;

  constructor(host: LineupHost) {
    for (const words of [details, trouble]) host.addPhrases(words);
    void loadLaterPhrases(host);
    this.#host = host;
    this.#extras = new SetExtras(host);
    adoptStyles(host.renderRoot, dialogStyles, artistDialogStyles);
    host.overlay = () => this.#render();
    host.addController(this);
  }

  async open(artistId: string): Promise<void> {
    const host = this.#host;
    const artist = host.slots.flatMap(({ artists }) => artists).find(({ id }) => id === artistId);
    // Shown already: the visitor was faster than the address, which asks for the same artist.
    if (!artist || !host.isConnected || this.#artist?.id === artistId) return;
    const told = { artistId, name: artist.name };
    if (!host.emit('event-lineup-before-open-artist', told, { cancelable: true })) return;
    this.#unsubscribe();
    if (!claimAddress(artistId)) return;
    this.#pressed = pressedPicture(host.renderRoot as ShadowRoot);
    this.#artist = artist;
    this.#feed = new ArtistFeed(host, artistId, () => host.requestUpdate());
    // The press is seen first: all that stands behind a modal dialog is styled anew, a thousand sets as well.
    await untilPainted();
    if (this.#artist !== artist) return;
    await this.#appear();
    host.emit('event-lineup-artist-opened', told);
  }

  hostConnected(): void {
    addPageListener('hashchange', this.#moved);
  }

  /** Nothing is drawn while another view is on its way: the dialog opens as soon as that is there. */
  hostUpdated(): void {
    const dialog = this.#dialog;
    if (!this.#isAwaited || !dialog?.isConnected) return;
    this.#isAwaited = false;
    this.#shown = this.#artist;
    const comes = !dialog.open;
    if (comes) {
      openDialog(dialog, dialog.querySelector('#artist-name'));
      moveAnnouncerInto(dialog);
    }
    dialog.scrollTo(0, 0);
    if (comes) flyPicture(this.#pressed, dialog.querySelector('.artist-photo .portrait'));
  }

  hostDisconnected(): void {
    removePageListener('hashchange', this.#moved);
    this.#dialog?.close();
    this.#unsubscribe();
  }

  /** The visitor went back to where no artist was open, and may go forward at once. */
  readonly #moved = (): void => {
    if (!this.#artist || location.hash.startsWith('#artist-')) return;
    this.#dialog?.close();
    this.#unsubscribe();
  };

  async #appear(): Promise<void> {
    this.#isAwaited = true;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  #render(): TemplateResult {
    const { phrases } = this.#host;
    return html`<dialog
      class="dialog"
      part="dialog"
      aria-labelledby="artist-name"
      @close=${this.#closed}
      @click=${closeFromBackdrop}
    >
      ${
        this.#artist
          ? html`<div class="artist">
              <button
                type="button"
                class="close"
                part="close"
                @click=${() => this.#dialog?.close()}
              >
                <span class="visually-hidden">${phrases.close}</span>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6 6 18" />
                </svg>
              </button>
              ${this.#card(this.#artist)}
            </div>`
          : nothing
      }
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  #card(artist: ArtistSummary): TemplateResult {
    const answer = this.#feed?.detail;
    const profile = answer === undefined ? undefined : artistProfile(answer, artist);
    const { slots, tickets } = this.#host;
    const listed = new Set(slots.map(({ id }) => id));
    // The profile may know sets that the line-up does not list; only the line-up has notes.
    const unlisted = profile?.sets.filter(({ id }) => !listed.has(id)) ?? [];
    const sets = setsOf([...slots, ...unlisted], artist.id, this.#host);
    const leave = () => this.#dialog?.close();
    const state = { profile, pending: this.#pending(), extras: this.#extras, tickets };
    return artistCard({ artist, sets, leave, ...state }, this.#host.context);
  }

  #pending(): TemplateResult {
    const { phrases } = this.#host.context;
    const failure = this.#feed?.failure;
    if (failure !== undefined) {
      return notice(failureWords(phrases, failure), this.#retryButton());
    }
    return html`<div class="biography" aria-busy="true">
      <span class="visually-hidden">${phrases.loading({ what: phrases.biography })}</span>
      <span class="bone"></span><span class="bone"></span><span class="bone"></span>
    </div>`;
  }

  #retryButton(): TemplateResult {
    return plainButton(this.#host.phrases.retry, this.#retry);
  }

  /** The button goes away with the error; focus must not fall out of the dialog. */
  readonly #retry = (): void => {
    this.#dialog?.querySelector<HTMLElement>('.artist-name')?.focus();
    void this.#feed?.retry();
  };

  /** Comes a moment after closing: by then the dialog may show somebody else, or be about to. */
  readonly #closed = (): void => {
    if (this.#dialog?.open || this.#artist !== this.#shown) return;
    this.#forget();
    // What is closed is seen no more: the line-up is uncovered first.
    void untilPainted().then(() => this.#host.requestUpdate());
  };

  #unsubscribe(): void {
    this.#forget();
    this.#host.requestUpdate();
  }

  #forget(): void {
    const artist = this.#artist;
    this.#feed?.stop();
    this.#feed = this.#artist = this.#shown = undefined;
    this.#isAwaited = false;
    if (artist) releaseAddress(artist.id);
  }
}

/** A click on the backdrop has the dialog itself as its target: its content covers all of it. */
function closeFromBackdrop({ target, currentTarget }: Event): void {
  if (target === currentTarget) (currentTarget as HTMLDialogElement).close();
}
